import { jest } from '@jest/globals';
import { addButton, pressed } from '@/tests/support/pressed-buttons';
import { GUARD_MS } from './press-events';
import { lockPress } from './press-guard';

function pressKey(key: string, repeat = false): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && target instanceof HTMLElement) target.click();
}

// One clock for all tests: the module remembers the last press.
beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  jest.advanceTimersByTime(100 * GUARD_MS);
  document.body.replaceChildren();
  pressed.length = 0;
});

describe('a second press of a key', () => {
  it('does nothing in a dialog that the first one has opened', () => {
    addButton('발표하기').focus();
    pressKey('Enter');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'alertdialog');
    document.body.append(dialog);
    const answer = addButton('메일 보내기');
    dialog.append(answer);
    answer.focus();
    pressKey('Enter');
    expect(pressed).toEqual(['발표하기']);
    jest.advanceTimersByTime(GUARD_MS + 1);
    pressKey('Enter');
    expect(pressed).toEqual(['발표하기', '메일 보내기']);
  });

  it('does nothing if the first control was removed, but acts on another one of the page', () => {
    const first = addButton('첫째 지우기');
    const second = addButton('둘째 지우기');
    const third = addButton('셋째 지우기');
    first.focus();
    pressKey('Enter');
    second.focus();
    pressKey('Enter');
    expect(pressed).toEqual(['첫째 지우기', '둘째 지우기']);
    second.remove();
    third.focus();
    pressKey('Enter');
    expect(pressed).toEqual(['첫째 지우기', '둘째 지우기']);
  });

  it('acts if the user has moved the focus', () => {
    addButton('발표하기').focus();
    pressKey('Enter');
    const next = addButton('닫기');
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    next.focus();
    pressKey('Enter');
    expect(pressed).toEqual(['발표하기', '닫기']);
  });

  it('does not send a form of one line again', () => {
    document.body.innerHTML = '<form><input></form>';
    let sent = 0;
    document.querySelector('input')?.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') sent += 1;
    });
    document.querySelector('input')?.focus();
    pressKey('Enter');
    const unlock = lockPress();
    pressKey('Enter');
    unlock();
    pressKey('Enter');
    expect(sent).toBe(1);
  });

  it('does not come from a key that is held, however long', () => {
    const button = addButton('발행');
    button.focus();
    pressKey('Enter');
    button.textContent = '발행 취소';
    jest.advanceTimersByTime(2 * GUARD_MS);
    pressKey('Enter', true);
    expect(pressed).toEqual(['발행']);
    pressKey('Enter');
    expect(pressed).toEqual(['발행', '발행 취소']);
  });

  it('doesn’t affect a held key in a text field or a control with arrow keys', () => {
    const heard: string[] = [];
    document.body.innerHTML = '<textarea></textarea><button>보내기</button>';
    document.body.addEventListener('keydown', ({ key }) => heard.push(key));
    document.querySelector('textarea')?.focus();
    pressKey('Enter', true);
    document.querySelector('button')?.focus();
    pressKey('ArrowDown', true);
    // It presses when it is released.
    pressKey(' ', true);
    expect(heard).toEqual(['Enter', 'ArrowDown', ' ']);
  });
});
