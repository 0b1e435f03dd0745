import { parseArtworkSize } from './artwork-size';

test.each([
  ['162.2 × 130.3 cm (100호)', 162.2, 130.3, null],
  ['162.2×130.3cm', 162.2, 130.3, null],
  ['53 x 45.5 cm', 53, 45.5, null],
  ['53 X 45.5', 53, 45.5, null],
  ['53cm x 45.5cm', 53, 45.5, null],
  ['210 × 297 mm', 21, 29.7, null],
  ['1.2 m × 80 cm', 120, 80, null],
  ['30 × 20 × 15 cm', 30, 20, 15],
  ['30*20*15 cm, 받침 포함', 30, 20, 15],
  ['72,7 × 60,6 cm', 72.7, 60.6, null],
  [' 100 × 80 ㎝ ', 100, 80, null],
  ['53 × 45.5 cm each', 53, 45.5, null],
  ['100 × 80 cm, 3점', 100, 80, null],
])('%s', (text, height, width, depth) => {
  expect(parseArtworkSize(text)).toEqual({ height, width, depth });
});

test.each([
  '',
  '가변 설치',
  '지름 30 cm',
  '100호',
  '100',
  '0 × 10 cm',
  '3분 20초',
  '2채널 영상, 1920 × 1080 px',
  '1920 × 1080 px',
  '1920×1080px',
  '20 × 30 in',
  '20 × 30"',
  '10 × 20 × ? cm',
  `${'9'.repeat(40)} × 1 cm`,
  '99999 × 2 m',
  'x × y cm',
])('%s has no lengths', (text) => {
  expect(parseArtworkSize(text)).toBeNull();
});
