import { flow, flowBalanced, type Unit } from './flow-columns';

const heading = (section: number): Unit => ({ kind: 'heading', lines: 1, before: 1, section });
const row = (lines: number, section = 0): Unit => ({ kind: 'row', lines, before: 0, section });
const START = { unit: 0, line: 0 };

it('divides a long row so that two lines stay together on both sides', () => {
  for (let height = 5; height < 12; height += 1) {
    const { placed } = flow([row(3), row(9)], START, { count: 4, height, leading: 1 });
    const parts = placed.filter(({ unit }) => unit === 1).map(({ from, to }) => to - from);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(9);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(2);
  }
});

it('keeps a heading with the rows below it', () => {
  const units = [heading(0), row(1), row(1), row(1), heading(1), row(1, 1), row(1, 1)];
  const { placed } = flow(units, START, { count: 2, height: 7, leading: 1 });
  expect(placed.find(({ unit }) => unit === 4)?.column).toBe(1);
});

it('goes on where it stopped', () => {
  const units = Array.from({ length: 10 }, () => row(1));
  const first = flow(units, START, { count: 1, height: 6, leading: 1 });
  expect(first.rest).toEqual({ unit: 6, line: 0 });
  expect(flow(units, first.rest ?? START, { count: 1, height: 6, leading: 1 }).rest).toBeNull();
});

it('balances what fits, with whole sections where that is possible', () => {
  const section = (index: number) => [heading(index), row(4, index), row(1, index), row(1, index)];
  const { placed } = flowBalanced([...section(0), ...section(1)], START, {
    count: 2,
    height: 40,
    leading: 1,
  });
  expect(placed.filter(({ column }) => column === 1).map(({ unit }) => unit)).toEqual([4, 5, 6, 7]);
});
