import { sizeDrawing } from './size-drawing';

const AREA = { width: 24, height: 30 };

it('draws the work and the person to one scale, on one floor', () => {
  const drawn = sizeDrawing('230 × 162 cm', AREA);
  const [work, person, ...rest] = drawn?.boxesAt(100, 10) ?? [];
  if (work?.kind !== 'rule' || person?.kind !== 'person') throw new Error('nothing is drawn');
  const scale = person.height / 165;
  expect(rest).toEqual([]);
  expect(work.width / scale).toBeCloseTo(162);
  expect(work.thickness / scale).toBeCloseTo(230);
  expect(person.x + person.width).toBeCloseTo(100);
  const floor = person.y + person.height;
  expect(floor - (work.y + work.thickness / 2)).toBeCloseTo(35 * scale);
  expect(work.y - work.thickness / 2).toBeCloseTo(10);
});

it.each(['20 × 800 cm', '900 × 30 cm', '3 × 3 cm', '60 × 40 × 35 cm', '2800 × 2900 cm'])(
  '%s stays in its area',
  (size) => {
    const drawn = sizeDrawing(size, AREA);
    const boxes = drawn?.boxesAt(24, 0) ?? [];
    expect(boxes.length).toBeGreaterThan(1);
    expect(drawn?.height).toBeLessThanOrEqual(AREA.height + 1e-9);
    for (const box of boxes) expect(box.x).toBeGreaterThanOrEqual(-1e-9);
  },
);

it.each(['가변 크기', '12 km', '', '0 × 0 cm'])('%j is not drawn', (size) => {
  expect(sizeDrawing(size, AREA)).toBeNull();
});
