import { flatnessOf } from '@/tests/soak/flatness';

const ALLOWED = { share: 0.1, mebibytes: 10 };
const over = (mebibytesAt: (at: number) => number) =>
  Array.from({ length: 100 }, (_, at) => ({ seconds: at, mebibytes: mebibytesAt(at) }));

test('a heap that fills and then breathes is flat', () => {
  const breathing = over((at) => Math.min(200, 100 + at * 5) + (at % 7) * 4);
  expect(flatnessOf(breathing, ALLOWED).isFlat).toBe(true);
});

test('a heap that grows as long as the load lasts is not', () => {
  expect(
    flatnessOf(
      over((at) => 100 + at),
      ALLOWED,
    ),
  ).toMatchObject({ isFlat: false });
});

test('one peak says nothing', () => {
  expect(
    flatnessOf(
      over((at) => (at === 97 ? 900 : 200)),
      ALLOWED,
    ).isFlat,
  ).toBe(true);
});
