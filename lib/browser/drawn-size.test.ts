import { drawnSize } from './drawn-size';

const BOX = { width: 800, height: 800 };

test.each([
  [1600, 1200, 800, 600],
  [1200, 1600, 600, 800],
  [640, 480, 640, 480],
  [12_000, 3, 800, 1],
  [11_648, 8736, 800, 600],
])('%i × %i is drawn %i × %i', (width, height, drawnWidth, drawnHeight) => {
  expect(drawnSize({ width, height }, BOX)).toEqual({ width: drawnWidth, height: drawnHeight });
});

test('a portrait keeps the ratio of its frame', () => {
  expect(drawnSize({ width: 1930, height: 2700 }, { width: 965, height: 1350 })).toEqual({
    width: 965,
    height: 1350,
  });
});
