import { addDays, dayInSeoul, daysBetween, momentInSeoul, nextDayInSeoul, todayInSeoul } from './seoul';

test.each([
  ['2026-11-21T14:59:59.999Z', '2026-11-21'],
  ['2026-11-21T15:00:00.000Z', '2026-11-22'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Seoul', (moment, day) => {
  expect(dayInSeoul(new Date(moment))).toBe(day);
  expect(todayInSeoul(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', 10, '2026-12-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

test('a time of a day in Seoul is a moment', () => {
  expect(momentInSeoul('2026-11-21', '09:30').toISOString()).toBe('2026-11-21T00:30:00.000Z');
  expect(momentInSeoul('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z');
});

test.each([
  ['2026-11-21T14:59:59.999Z', '2026-11-21T15:00:00.000Z'],
  ['2026-11-21T15:00:00.000Z', '2026-11-22T15:00:00.000Z'],
])('after %s the next day begins at %s', (moment, next) => {
  expect(nextDayInSeoul(new Date(moment)).toISOString()).toBe(next);
});
