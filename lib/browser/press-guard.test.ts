import { jest } from '@jest/globals';
import { addButton, pressed } from '@/tests/support/pressed-buttons';
import { GUARD_MS } from './press-events';
import { lockPress, SHIELD } from './press-guard';

const PLACE = { clientX: 40, clientY: 40, isPrimary: true };

let under: Element | null = null;

/** The shield, where it covers this place. */
function shieldAt(x: number, y: number): Element | null {
  const shield = document.querySelector<HTMLElement>(`[${SHIELD}]`);
  if (shield === null) return null;
  const [left, top] = [shield.style.left, shield.style.top].map(Number.parseFloat);
  const [centreX, centreY] = [(left ?? 0) + 24, (top ?? 0) + 24];
  return Math.hypot(x - centreX, y - centreY) <= 24 ? shield : null;
}

/** The button of a pointer goes down on what is under it. @returns its target */
function pointerDown(place: object = PLACE, button = 0): Element {
  const { clientX, clientY } = { ...PLACE, ...place };
  const target = shieldAt(clientX, clientY) ?? under ?? document.body;
  const down = new MouseEvent('pointerdown', { clientX, clientY, button, bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(down, { isPrimary: true }));
  return target;
}

/** A press of the pointer on what is under it. */
function press(place: object = PLACE, beforeClick = (): void => undefined): void {
  const target = pointerDown(place);
  beforeClick();
  target.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  jest.advanceTimersByTime(0);
}

// One clock for all tests: the module remembers the last press.
beforeAll(() => {
  jest.useFakeTimers();
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
});
afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  jest.advanceTimersByTime(100 * GUARD_MS);
  document.body.replaceChildren();
  document.elementFromPoint = (x, y) => shieldAt(x, y) ?? under;
  pressed.length = 0;
  under = null;
});

describe('a second press of the pointer', () => {
  it('does not act on another control if a busy page receives it late', () => {
    under = addButton('신청하기');
    press();
    const time = performance.now() + 250;
    under = addButton('제출 취소');
    jest.advanceTimersByTime(2 * GUARD_MS);
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValueOnce(time);
    press();
    expect(pressed).toEqual(['신청하기']);
  });

  it('acts again on the same control', () => {
    under = addButton('다음 작품');
    press();
    press();
    expect(pressed).toEqual(['다음 작품', '다음 작품']);
  });

  it('does not act on another control that moved under the pointer, until the guard ends', () => {
    under = addButton('신청하기');
    press();
    under = addButton('제출 취소');
    press();
    expect(pressed).toEqual(['신청하기']);
    jest.advanceTimersByTime(GUARD_MS + 50);
    press();
    expect(pressed).toEqual(['신청하기', '제출 취소']);
  });

  it('does not act on the same element with another name, when a step replaced the previous one', () => {
    const button = addButton('다음');
    under = button;
    press();
    button.textContent = '탈퇴';
    press();
    expect(pressed).toEqual(['다음']);
  });

  it('acts elsewhere at once', () => {
    under = addButton('저장');
    press();
    under = addButton('닫기');
    press({ ...PLACE, clientX: 140 });
    expect(pressed).toEqual(['저장', '닫기']);
  });

  it('meets a shield as soon as a frame has shown something else', () => {
    under = addButton('열기');
    press();
    under = addButton('지우기');
    jest.advanceTimersByTime(20);
    expect(document.querySelector(`[${SHIELD}]`)).not.toBeNull();
    jest.advanceTimersByTime(GUARD_MS);
    expect(document.querySelector(`[${SHIELD}]`)).toBeNull();
  });

  it('meets a shield also where another press was guarded elsewhere right before', () => {
    under = addButton('로그인');
    press({ ...PLACE, clientX: 400 });
    under = addButton('비밀번호 찾기');
    jest.advanceTimersByTime(50);
    press();
    under = addButton('휴대폰 본인 인증');
    jest.advanceTimersByTime(50);
    expect(document.querySelector<HTMLElement>(`[${SHIELD}]`)?.style.left).toBe('16px');
    jest.advanceTimersByTime(GUARD_MS + 50);
    expect(document.querySelector(`[${SHIELD}]`)).toBeNull();
  });

  it('acts again after the finger scrolled', () => {
    under = addButton('작가');
    press();
    window.dispatchEvent(new Event('pointercancel'));
    under = addButton('다른 작가');
    press();
    expect(pressed).toEqual(['작가', '다른 작가']);
  });
});

describe('another button of the pointer', () => {
  it('is no press', () => {
    const button = addButton('보내기');
    under = button;
    pointerDown(PLACE, 2);
    lockPress();
    press();
    expect(pressed).toEqual(['보내기']);
  });

  it('swallows nothing at a place that is guarded', () => {
    under = addButton('신청하기');
    press();
    under = addButton('제출 취소');
    pointerDown(PLACE, 2);
    under = addButton('닫기');
    press({ ...PLACE, clientX: 140 });
    expect(pressed).toEqual(['신청하기', '닫기']);
  });
});

it('a swallowed press that is never released ends with the next one', () => {
  under = addButton('신청하기');
  press();
  under = addButton('제출 취소');
  pointerDown();
  under = addButton('닫기');
  press({ ...PLACE, clientX: 140 });
  expect(pressed).toEqual(['신청하기', '닫기']);
});

describe('a press that began a call', () => {
  it('does not send again at its place', () => {
    under = addButton('보내기');
    press();
    lockPress();
    press();
    expect(pressed).toEqual(['보내기']);
  });

  it('locks its control until the answer, also after the guard', () => {
    const button = addButton('보내기');
    under = button;
    press();
    const unlock = lockPress();
    jest.advanceTimersByTime(10 * GUARD_MS);
    press();
    button.click();
    expect(pressed).toEqual(['보내기']);
    unlock();
    jest.advanceTimersByTime(GUARD_MS);
    button.click();
    expect(pressed).toEqual(['보내기', '보내기']);
  });

  it('guards its place anew when the answer has changed it', () => {
    const sending = addButton('보내기');
    under = sending;
    press();
    const unlock = lockPress();
    jest.advanceTimersByTime(2000);
    unlock();
    sending.remove();
    under = addButton('삭제');
    press();
    expect(pressed).toEqual(['보내기']);
    jest.advanceTimersByTime(GUARD_MS + 50);
    press();
    expect(pressed).toEqual(['보내기', '삭제']);
  });

  it('is no press that made a field save itself before the click', () => {
    under = addButton('파일 만들기');
    press(PLACE, () => void lockPress());
    expect(document.querySelector(`[${SHIELD}]`)).toBeNull();
    press();
    expect(pressed).toEqual(['파일 만들기', '파일 만들기']);
  });

  it('is the first one of a text that was changed after the answer', () => {
    under = addButton('저장');
    press();
    lockPress()();
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    press();
    expect(pressed).toEqual(['저장', '저장']);
  });

  it('locks nothing for a file that was chosen since', () => {
    const button = addButton('블록 추가');
    under = button;
    press();
    document.body.insertAdjacentHTML('beforeend', '<input type="file">');
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    lockPress();
    button.click();
    expect(pressed).toEqual(['블록 추가', '블록 추가']);
  });

  it('locks nothing if no press caused the call', () => {
    const button = addButton('보내기');
    under = button;
    press();
    jest.advanceTimersByTime(GUARD_MS + 1);
    lockPress();
    press();
    expect(pressed).toEqual(['보내기', '보내기']);
  });
});
