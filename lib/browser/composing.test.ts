import { guardSubmission, isComposing } from './composing';

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

describe('a form', () => {
  let end: () => void;
  beforeEach(() => {
    document.body.innerHTML = '<form><input><textarea></textarea></form>';
    end = guardSubmission();
  });
  afterEach(() => end());
  const press = (name: string, init: Parameters<typeof key>[0]) => {
    const event = key(init);
    document.querySelector(name)?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('isn’t submitted by the Enter that ends a syllable, but by the next one', () => {
    expect(press('input', { keyCode: 229 })).toBe(true);
    expect(press('input', { isComposing: true, keyCode: 229 })).toBe(true);
    expect(press('input', { keyCode: 13 })).toBe(false);
  });

  it('ignores every other key', () => {
    expect(press('input', { key: 'a', keyCode: 229 })).toBe(false);
    expect(press('textarea', { keyCode: 229 })).toBe(false);
  });
});
