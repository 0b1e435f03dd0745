import { isComposing } from './composing';

const key = (init: KeyboardEventInit & { keyCode?: number }) =>
  new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });

describe('a key of an input method', () => {
  it.each([
    ['Chromium’s and Firefox’s Enter in a syllable', { isComposing: true, keyCode: 229 }, true],
    ['Firefox’s, which may have the key’s own code', { isComposing: true, keyCode: 13 }, true],
    ['Safari’s Enter, which comes after compositionend', { isComposing: false, keyCode: 229 }, true],
    ['an Enter', { isComposing: false, keyCode: 13 }, false],
    ['an Escape', { key: 'Escape', keyCode: 27 }, false],
  ])('is %s: %p is %p', (_, init, expected) => {
    const event = key(init);
    expect(isComposing(event)).toBe(expected);
    expect(isComposing({ nativeEvent: event })).toBe(expected);
  });
});
