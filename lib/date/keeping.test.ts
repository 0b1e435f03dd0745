import { keptSince, keptSinceYears, keptUntil, keptUntilYears } from './keeping';

const HOUR = 60 * 60_000;

test('thirty days end with the thirtieth day in Seoul, whatever the hour was', () => {
  // 00:30 and 23:30 of 21 November in Seoul.
  for (const from of ['2026-11-20T15:30:00Z', '2026-11-21T14:30:00Z']) {
    expect(keptUntil(new Date(from), 30).toISOString()).toBe('2026-12-21T14:59:59.999Z');
  }
});

test('years are counted by the calendar', () => {
  expect(keptUntilYears(new Date('2026-11-21T05:00:00Z'), 3).toISOString()).toBe('2029-11-21T14:59:59.999Z');
  expect(keptUntilYears(new Date('2028-02-29T05:00:00Z'), 3).toISOString()).toBe('2031-03-01T14:59:59.999Z');
});

test('what is over and until when it is kept are one rule', () => {
  const from = new Date('2026-11-21T05:17:00Z');
  for (let hours = 28 * 24; hours < 33 * 24; hours += 1) {
    const now = new Date(from.getTime() + hours * HOUR);
    expect(from < keptSince(now, 30)).toBe(now > keptUntil(from, 30));
  }
  for (let hours = -48; hours < 72; hours += 1) {
    const now = new Date(Date.parse('2029-11-21T05:17:00Z') + hours * HOUR);
    expect(from < keptSinceYears(now, 3)).toBe(now > keptUntilYears(from, 3));
  }
});
