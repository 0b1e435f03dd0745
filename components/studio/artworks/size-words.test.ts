import { readArtworkSize } from '@/lib/format/canvas-size';
import { canvasOf, canvasText, findCanvases, looksTurned, sizeWords, turnedText } from './size-words';

const tall = { width: 800, height: 1000 };

test('lengths are read back in the order of captions', () => {
  expect(sizeWords({ height: 162.2, width: 130.3, depth: null })).toBe('높이 162.2 × 너비 130.3 cm');
  expect(sizeWords({ height: 30, width: 20, depth: 12.5 })).toBe('높이 30 × 너비 20 × 깊이 12.5 cm');
});

test('a canvas is written so that it can be read again', () => {
  const canvas = { number: 100, type: 'F', isWide: false } as const;
  const text = canvasText(canvas);
  expect(text).toBe('162.2 × 130.3 cm (100호 F)');
  expect(canvasOf(` ${text} `)).toEqual(canvas);
  expect(readArtworkSize(text, tall)).toEqual({ height: 162.2, width: 130.3, depth: null });
  expect(canvasText({ ...canvas, isWide: true })).toBe('130.3 × 162.2 cm (100호 F)');
});

test('what was written by hand is no canvas', () => {
  expect(canvasOf('160 × 130 cm (100호 F)')).toBeNull();
  expect(canvasOf('162.2 × 130.3 cm (100호 F 변형)')).toBeNull();
  expect(canvasOf('162.2 × 130.3 cm (7호 F)')).toBeNull();
});

test('canvases are found by number and letter', () => {
  expect(findCanvases('100 p')).toEqual([{ number: 100, type: 'P' }]);
  expect(findCanvases('m15호').map(({ number }) => number)).toEqual([15, 150]);
  expect(findCanvases('50').map(({ number, type }) => `${number}${type}`)).toEqual([
    '50F',
    '50P',
    '50M',
    '50S',
    '500F',
    '500P',
    '500M',
    '500S',
  ]);
  expect(findCanvases('')).toHaveLength(92);
});

test('lengths the wrong way round are noticed', () => {
  expect(looksTurned({ height: 80, width: 100, depth: null }, tall)).toBe(true);
  expect(looksTurned({ height: 100, width: 80, depth: null }, tall)).toBe(false);
  expect(looksTurned({ height: 80, width: 100, depth: 3 }, tall)).toBe(false);
  // An image that has another shape altogether says nothing.
  expect(looksTurned({ height: 30, width: 100, depth: null }, tall)).toBe(false);
  expect(looksTurned({ height: 100, width: 100, depth: null }, { width: 10, height: 10 })).toBe(false);
});

test('lengths are turned', () => {
  expect(turnedText('80x100', { height: 80, width: 100, depth: null })).toBe('100 × 80 cm');
  const wide = canvasText({ number: 50, type: 'M', isWide: true });
  expect(turnedText(wide, { height: 72.7, width: 116.8, depth: null })).toBe('116.8 × 72.7 cm (50호 M)');
});
