import { CANVAS_NUMBERS, CANVAS_TYPES, canvasSize, readArtworkSize } from './canvas-size';

const upright = { width: 800, height: 1000 };
const lying = { width: 1000, height: 800 };

test.each([
  ['100호', 162.2, 130.3],
  ['100호 P', 162.2, 112.1],
  ['100호(M)', 162.2, 97],
  ['P100호', 162.2, 112.1],
  ['p 100', 162.2, 112.1],
  ['100P', 162.2, 112.1],
  ['100S', 162.2, 162.2],
  ['30M', 90.9, 60.6],
  ['10p', 53, 40.9],
  ['20f', 72.7, 60.6],
  ['50호s', 116.8, 116.8],
  ['30호 정방형', 90.9, 90.9],
  ['30호 F, 정사각 액자', 90.9, 72.7],
  ['30호, 정사각 액자', 90.9, 72.7],
  ['50호(정사각)', 116.8, 116.8],
  ['F-10호', 53, 45.5],
  ['10호, 2점', 53, 45.5],
  ['１０호', 53, 45.5],
  ['1호', 22.7, 15.8],
  ['500호', 333.3, 248.5],
])('%s is a canvas of %d × %d', (text, long, short) => {
  expect(readArtworkSize(text, upright)).toEqual({ height: long, width: short, depth: null });
  expect(readArtworkSize(text, lying)).toEqual({ height: short, width: long, depth: null });
});

test.each([
  '100',
  '7호',
  '0호',
  '변형 100호',
  '100호 변형',
  '1000호',
  '100 px',
  '3m',
  '5 m',
  '12m 내외',
  '5m 높이',
  '60s',
  '15 s',
  '2p',
  '3 p',
  '3분 20초',
  '100 x',
  '가변 설치',
  '호',
  '',
])('%s names no canvas', (text) => {
  expect(readArtworkSize(text, upright)).toBeNull();
});

test('lengths that are written go before the number beside them, and lie as they are written', () => {
  expect(readArtworkSize('160 × 130 cm (100호)', lying)).toEqual({ height: 160, width: 130, depth: null });
});

test('every canvas is longer than it is wide, M narrower than P, P narrower than F', () => {
  for (const number of CANVAS_NUMBERS) {
    const [F, P, M, S] = CANVAS_TYPES.map((type) => canvasSize(number, type));
    const shorts = [S?.short, F?.short, P?.short, M?.short].map(Number);
    expect(shorts).toEqual(shorts.toSorted((left, right) => right - left));
    expect(S?.short).toBe(F?.long);
  }
  const longs = CANVAS_NUMBERS.map((number) => canvasSize(number, 'F')?.long ?? 0);
  expect(longs).toEqual(longs.toSorted((left, right) => left - right));
});
