import { jest } from '@jest/globals';
import { addButton, pressed } from '@/tests/support/pressed-buttons';
import { GUARD_MS } from './press-events';
import { withLockedPress } from './press-lock';
import { loadPressGuardWithUse } from './press-watch';

const place = { clientX: 40, clientY: 40, bubbles: true, cancelable: true };

/** Times of events in jsdom have another origin than `performance`. */
const now = <Given extends Event>(event: Given): Given =>
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });

function pressPointer(button: Element): void {
  const down = new MouseEvent('pointerdown', place);
  button.dispatchEvent(now(Object.assign(down, { isPrimary: true })));
  for (const type of ['mousedown', 'pointerup', 'mouseup', 'click'])
    button.dispatchEvent(now(new MouseEvent(type, place)));
}

function pressKey(button: HTMLElement, key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  if (button.dispatchEvent(now(event)) && key === 'Enter') button.click();
}

/** A toggle whose label changes with each press, such as a like. */
function addToggle(name: string): HTMLButtonElement {
  const button = addButton(name);
  button.addEventListener('click', () => {
    button.ariaPressed = button.ariaPressed === 'true' ? 'false' : 'true';
  });
  return button;
}

// One clock for all tests: the guard remembers the last press.
beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  jest.advanceTimersByTime(100 * GUARD_MS);
  document.body.replaceChildren();
  document.elementFromPoint = () => document.body.lastElementChild;
  pressed.length = 0;
});

// The guard is loaded by the first test.
test('a second press does nothing before the guard listens, and after it has taken over the first', async () => {
  loadPressGuardWithUse();
  const button = addToggle('좋아요');
  // It would close a dialog.
  let downs = 0;
  document.addEventListener('mousedown', () => (downs += 1));
  pressPointer(button);
  pressPointer(button);
  expect(pressed).toEqual(['좋아요']);
  expect(downs).toBe(1);
  jest.advanceTimersByTime(1);
  await import('./press-guard');
  await Promise.resolve();
  pressPointer(button);
  expect(pressed).toEqual(['좋아요']);
});

test('a control whose label is unchanged acts again at once, unless its press has begun a call', () => {
  loadPressGuardWithUse();
  const button = addButton('크게 보기');
  pressKey(button, 'Enter');
  pressKey(button, 'Enter');
  expect(pressed).toEqual(['크게 보기', '크게 보기']);
  jest.advanceTimersByTime(GUARD_MS);

  loadPressGuardWithUse();
  const sending = addButton('보내기');
  sending.addEventListener('click', () => void withLockedPress(() => Promise.resolve()));
  pressPointer(sending);
  pressPointer(sending);
  expect(pressed).toEqual(['크게 보기', '크게 보기', '보내기']);
});

test('the key that began the loading doesn’t end the guard of a press that came after it', async () => {
  await import('./press-guard');
  loadPressGuardWithUse();
  const button = addToggle('관심');
  pressKey(button, 'Tab');
  pressKey(button, 'Enter');
  await Promise.resolve();
  await Promise.resolve();
  pressKey(button, 'Enter');
  expect(pressed).toEqual(['관심']);
});

test('a key acts on another control of the page at once', () => {
  loadPressGuardWithUse();
  pressKey(addButton('예정'), 'Enter');
  const next = addButton('진행 중');
  pressKey(next, 'Enter');
  expect(pressed).toEqual(['예정', '진행 중']);
});

test('a press after typing acts, also near the press before', () => {
  loadPressGuardWithUse();
  pressPointer(addButton('소식'));
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  document.body.replaceChildren();
  pressPointer(addButton('저장'));
  expect(pressed).toEqual(['소식', '저장']);
});

test('a key doesn’t answer the question that the key before it has opened', () => {
  loadPressGuardWithUse();
  pressKey(addButton('발표하기'), 'Enter');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'alertdialog');
  document.body.append(dialog);
  const answer = addButton('메일 보내기');
  dialog.append(answer);
  pressKey(answer, 'Enter');
  expect(pressed).toEqual(['발표하기']);
});

test('one press of a label acts on its box', () => {
  loadPressGuardWithUse();
  const box = document.createElement('input');
  box.type = 'checkbox';
  const label = document.createElement('label');
  label.append(box);
  document.body.append(label);
  pressPointer(label);
  expect(box.checked).toBe(true);
});
