import { paletteOf, type Pixels } from './palette';

type Rgba = readonly [red: number, green: number, blue: number, alpha?: number];

/** An image of which each pixel is what `colorAt` says. */
function image(width: number, height: number, colorAt: (x: number, y: number) => Rgba): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = colorAt(x, y);
      data.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return { data, width, height };
}

const BLUE: Rgba = [20, 60, 160];
const RED: Rgba = [200, 30, 30];
const WHITE: Rgba = [255, 255, 255];

test('the parts of an image are its shares, the largest first', () => {
  expect(paletteOf(image(40, 40, (x) => (x < 30 ? BLUE : RED)))).toEqual([
    { color: '#143ca0', share: 0.75 },
    { color: '#c81e1e', share: 0.25 },
  ]);
});

test('an image of one colour has one', () => {
  expect(paletteOf(image(8, 8, () => RED))).toEqual([{ color: '#c81e1e', share: 1 }]);
});

test('there are no more than five, and none that hardly anything has', () => {
  const many = paletteOf(image(60, 60, (x, y) => [(x * 4) % 256, (y * 4) % 256, (x * y) % 256]));
  expect(many.length).toBeLessThanOrEqual(5);
  expect(paletteOf(image(60, 60, (x, y) => (x === 30 && y === 30 ? [120, 120, 120] : BLUE)))).toHaveLength(1);
});

test('a small red thing on a grey ground is seen', () => {
  const found = paletteOf(
    image(60, 60, (x, y) => (x > 26 && x < 34 && y > 26 && y < 34 ? RED : [180, 180, 178])),
  );
  expect(found.map(({ color }) => color)).toContain('#c81e1e');
});

test('a white mat is left out, white inside the work is not', () => {
  const isWork = (x: number, y: number) => x >= 10 && x < 50 && y >= 10 && y < 50;
  const inside = (x: number, y: number) => x >= 20 && x < 40 && y >= 20 && y < 40;
  const found = paletteOf(image(60, 60, (x, y) => (!isWork(x, y) || inside(x, y) ? WHITE : BLUE)));
  expect(found).toEqual([
    { color: '#143ca0', share: 0.75 },
    { color: '#ffffff', share: 0.25 },
  ]);
});

test('a work that is white itself keeps its white', () => {
  expect(paletteOf(image(60, 60, (x, y) => (x === 30 && y === 30 ? BLUE : WHITE)))).toEqual([
    { color: '#ffffff', share: 1 },
  ]);
});

test('what is transparent has no colour', () => {
  expect(paletteOf(image(20, 20, (x) => (x < 10 ? ([...RED, 0] as unknown as Rgba) : BLUE)))).toEqual([
    { color: '#143ca0', share: 1 },
  ]);
  expect(paletteOf(image(20, 20, () => [0, 0, 0, 0]))).toEqual([]);
});

test('the same image always has the same palette', () => {
  const noise = image(64, 64, (x, y) => [(x * 37 + y * 91) % 256, (x * 53) % 256, (y * 29) % 256]);
  expect(paletteOf(noise)).toEqual(paletteOf(noise));
});
