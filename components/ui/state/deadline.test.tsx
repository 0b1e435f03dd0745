import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Deadline } from './deadline';
import { ZoneNote } from './zone-note';

const CLOSES_AT = '2026-12-09T00:00:00+09:00';
const WORDS = '2026. 12. 8. (화) 24:00 마감 · 한국 시간';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-08T23:58:30+09:00') }));
afterEach(() => jest.useRealTimers());

const textOf = () => screen.getByRole('time').textContent;

test('counts down each minute, and ends with the deadline alone', () => {
  render(<Deadline closesAt={CLOSES_AT} />);
  expect(textOf()).toBe(`${WORDS} · 마감까지 2분`);
  act(() => jest.advanceTimersByTime(30_000));
  expect(textOf()).toBe(`${WORDS} · 마감까지 1분`);
  act(() => jest.advanceTimersByTime(60_000));
  expect(textOf()).toBe(WORDS);
});

test('also shows the opening', () => {
  render(<Deadline opensAt="2026-11-08T09:00:00+09:00" closesAt="2027-01-01T00:00:00+09:00" />);
  expect(textOf()).toBe('2026. 11. 8. (일) 09:00 – 2026. 12. 31. (목) 24:00 마감 · 한국 시간');
});

test.each([
  ['America/New_York', '(한국 시간)'],
  ['Asia/Seoul', ''],
])('the time zone note in %s is “%s”', (timeZone, words) => {
  // Fake timers replace Intl.
  jest.useRealTimers();
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  const { container } = render(<ZoneNote />);
  expect(container.textContent).toBe(words);
});
