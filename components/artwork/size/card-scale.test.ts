import { jest } from '@jest/globals';
import { clampScale, SCALE } from './card-scale';

/** The module as another page has it. */
const onAnotherPage = async () => {
  jest.resetModules();
  return import('./card-scale');
};
const usePointer = (isCoarse: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: isCoarse, media: query })) as typeof window.matchMedia;
};

beforeEach(() => {
  localStorage.clear();
  usePointer(false);
});

it('begins with what such screens have most often', async () => {
  const { readScale } = await onAnotherPage();
  expect(readScale(1)).toEqual({ scale: 96 / 25.4, isMatched: false });
  usePointer(true);
  expect(readScale(1)).toEqual({ scale: 6.1, isMatched: false });
});

it('keeps what a card was matched with, for this page and for others', async () => {
  const here = await onAnotherPage();
  expect(here.keepScale(4.2, 1)).toBe(true);
  expect(here.readScale(1)).toEqual({ scale: 4.2, isMatched: true });
  const there = await onAnotherPage();
  expect(there.readScale(1)).toEqual({ scale: 4.2, isMatched: true });
});

it('is true in a page that the browser enlarges', async () => {
  const { keepScale, readScale } = await onAnotherPage();
  keepScale(4, 1);
  expect(readScale(2).scale).toBe(2);
});

it.each(['', 'abc', '-3', 'NaN'])('takes %j for nothing', async (kept) => {
  localStorage.setItem('screen-scale', kept);
  const { readScale } = await onAnotherPage();
  expect(readScale(1).isMatched).toBe(false);
});

it('keeps to what screens can have', async () => {
  expect(clampScale(0.2)).toBe(SCALE.min);
  expect(clampScale(40)).toBe(SCALE.max);
  localStorage.setItem('screen-scale', '900');
  const { readScale } = await onAnotherPage();
  expect(readScale(1).scale).toBe(SCALE.max);
});

it('holds until the page is left where the browser keeps nothing', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  const { keepScale, readScale } = await onAnotherPage();
  expect(keepScale(4, 1)).toBe(false);
  expect(readScale(1)).toEqual({ scale: 4, isMatched: true });
  setItem.mockRestore();
});
