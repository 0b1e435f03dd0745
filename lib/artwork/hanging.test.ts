import { canHang, hang, wallHeight } from './hanging';

const flat = (height: number, width: number) => ({ height, width, depth: null });

it('hangs the middle of a work at eye level, and a large one above the floor', () => {
  expect(hang(flat(50, 40)).bottom).toBe(125);
  expect(hang(flat(230, 162)).bottom).toBe(35);
  expect(hang(flat(280, 100)).bottom).toBe(10);
  expect(hang(flat(400, 100)).bottom).toBe(10);
});

it('stands a sculpture on a plinth that is as high as it is deep', () => {
  expect(hang({ height: 60, width: 40, depth: 35 })).toEqual({ bottom: 35, plinth: 35 });
  expect(hang({ height: 8, width: 6, depth: 5 }).plinth).toBe(5);
  expect(hang({ height: 200, width: 200, depth: 150 })).toEqual({ bottom: 0, plinth: 0 });
  // A canvas is as thick as its stretcher.
  expect(hang({ height: 130.3, width: 162.2, depth: 4 }).plinth).toBe(0);
});

it('needs a higher wall for works that reach above it', () => {
  expect(wallHeight([flat(50, 40), flat(230, 162)])).toBe(296);
  expect(wallHeight([flat(50, 40), flat(400, 100)])).toBe(441);
});

it.each([
  [null, false],
  [flat(0.1, 40), false],
  [flat(40, 12_000), false],
  [flat(0.5, 3000), true],
])('%j can hang: %s', (dimensions, expected) => {
  expect(canHang(dimensions)).toBe(expected);
});
