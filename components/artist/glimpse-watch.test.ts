import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PAUSE_MS, PRESS_MS, watchPauses } from './glimpse-watch';

let stop: () => void;
const shown = jest.fn<(artist: string | null) => void>();
const at = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body;
/** jsdom has no pointer events. */
const fire = (name: string, type: string, { pointerType = 'mouse', ...given }: PointerEventInit = {}) =>
  at(name).dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...given }), { pointerType }),
  );
const touch = { pointerType: 'touch', clientX: 50, clientY: 50 };

beforeEach(() => {
  jest.useFakeTimers();
  shown.mockClear();
  window.matchMedia = jest.fn(() => ({ matches: false })) as unknown as typeof window.matchMedia;
  document.body.innerHTML = `<ul>
    <li id="one"><a data-artist="1" href="#1"><img id="face" /></a><a id="name" href="#1">하나</a></li>
    <li id="two"><a data-artist="2" href="#2" id="second"></a></li></ul><p id="out"></p>`;
  stop = watchPauses(at('ul'), (portrait) => shown(portrait?.dataset.artist ?? null));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a pointer that rests on a card shows its works, and leaving hides them', () => {
  fire('#name', 'pointerover');
  jest.advanceTimersByTime(PAUSE_MS - 1);
  expect(shown).not.toHaveBeenCalled();
  fire('#face', 'pointerover');
  jest.advanceTimersByTime(1);
  expect(shown).toHaveBeenLastCalledWith('1');
  fire('ul', 'pointerleave');
  expect(shown).toHaveBeenLastCalledWith(null);
});

test('a pointer that passes shows nothing', () => {
  fire('#name', 'pointerover');
  jest.advanceTimersByTime(PAUSE_MS - 1);
  fire('#second', 'pointerover');
  jest.advanceTimersByTime(PAUSE_MS - 1);
  fire('ul', 'pointerleave');
  jest.advanceTimersByTime(PAUSE_MS);
  expect(shown).not.toHaveBeenCalledWith('1');
  expect(shown).not.toHaveBeenCalledWith('2');
});

test('Esc hides the works until the card is left', () => {
  fire('#name', 'pointerover');
  jest.advanceTimersByTime(PAUSE_MS);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(shown).toHaveBeenLastCalledWith(null);
  fire('#face', 'pointerover');
  jest.advanceTimersByTime(PAUSE_MS);
  expect(shown).toHaveBeenLastCalledWith(null);
  fire('#second', 'pointerover');
  fire('#face', 'pointerover');
  jest.advanceTimersByTime(PAUSE_MS);
  expect(shown).toHaveBeenLastCalledWith('1');
});

test('a long press shows works, keeps them at its end, and is no tap', () => {
  fire('#face', 'pointerdown', touch);
  jest.advanceTimersByTime(PRESS_MS);
  expect(shown).toHaveBeenLastCalledWith('1');
  expect(fire('#face', 'contextmenu')).toBe(false);
  fire('#face', 'pointerup', touch);
  expect(fire('#face', 'click')).toBe(false);
  expect(shown).toHaveBeenLastCalledWith('1');
  // The next tap follows the link.
  fire('#face', 'pointerdown', touch);
  fire('#face', 'pointerup', touch);
  expect(fire('#face', 'click')).toBe(true);
  fire('#out', 'pointerdown', touch);
  expect(shown).toHaveBeenLastCalledWith(null);
});

test('a tap and a scroll show nothing, and a tap follows the link', () => {
  fire('#face', 'pointerdown', touch);
  jest.advanceTimersByTime(PRESS_MS - 1);
  fire('#face', 'pointerup', touch);
  expect(fire('#face', 'click')).toBe(true);
  fire('#face', 'pointerdown', touch);
  fire('#face', 'pointermove', { ...touch, clientY: 80 });
  jest.advanceTimersByTime(PRESS_MS);
  fire('#face', 'pointerdown', touch);
  fire('#face', 'pointercancel', touch);
  jest.advanceTimersByTime(PRESS_MS);
  expect(shown).not.toHaveBeenCalledWith('1');
});

test('the browser’s menu of a mouse and of the name stays', () => {
  fire('#face', 'pointerdown');
  expect(fire('#face', 'contextmenu')).toBe(true);
  fire('#name', 'pointerdown', touch);
  jest.advanceTimersByTime(PRESS_MS);
  expect(fire('#name', 'contextmenu')).toBe(true);
  expect(shown).not.toHaveBeenCalledWith('1');
});

test('the menu that comes before the press is counted shows the works instead', () => {
  fire('#face', 'pointerdown', touch);
  expect(fire('#face', 'contextmenu')).toBe(false);
  expect(shown).toHaveBeenLastCalledWith('1');
});

test('the focus of the keyboard shows works, and its way on hides them', () => {
  jest.spyOn(at('#name'), 'matches').mockReturnValue(true);
  at('#name').focus();
  jest.advanceTimersByTime(PAUSE_MS);
  expect(shown).toHaveBeenLastCalledWith('1');
  at('#name').blur();
  expect(shown).toHaveBeenLastCalledWith(null);
});

test('what is watched no more shows nothing', () => {
  fire('#name', 'pointerover');
  stop();
  jest.advanceTimersByTime(PAUSE_MS);
  expect(shown).not.toHaveBeenCalled();
});
