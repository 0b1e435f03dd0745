import { jest } from '@jest/globals';
import { clampScale, keepScale, readScale, SCALE } from './card-scale';

const usePointer = (isCoarse: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: isCoarse, media: query })) as typeof window.matchMedia;
};
const setRatio = (ratio: number) =>
  Object.defineProperty(window, 'devicePixelRatio', { value: ratio, configurable: true });

beforeEach(() => {
  localStorage.clear();
  usePointer(false);
  setRatio(1);
});

it('begins with what such screens have most often', () => {
  expect(readScale()).toEqual({ scale: 96 / 25.4, isMatched: false });
  usePointer(true);
  expect(readScale()).toEqual({ scale: 6.1, isMatched: false });
});

it('keeps what a card was matched with', () => {
  expect(keepScale(4.2)).toBe(true);
  expect(readScale()).toEqual({ scale: 4.2, isMatched: true });
});

it('is true in a page that the browser enlarges', () => {
  keepScale(4);
  setRatio(2);
  expect(readScale().scale).toBe(2);
});

it.each(['', 'abc', '-3', 'NaN'])('takes %j for nothing', (kept) => {
  localStorage.setItem('screen-scale', kept);
  expect(readScale().isMatched).toBe(false);
});

it('keeps to what screens can have', () => {
  expect(clampScale(0.2)).toBe(SCALE.min);
  expect(clampScale(40)).toBe(SCALE.max);
  localStorage.setItem('screen-scale', '900');
  expect(readScale().scale).toBe(SCALE.max);
});

it('goes on where the browser keeps nothing', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(keepScale(4)).toBe(false);
  setItem.mockRestore();
});
