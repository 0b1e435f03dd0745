import { daysLeftWords, periodWords } from './contest-times';

const OPEN = {
  opensAt: '2026-11-01T00:00:00+09:00',
  closesAt: '2026-12-01T00:00:00+09:00',
  standing: 'OPEN',
} as const;

test.each([
  ['2026-11-18', '마감까지 12일'],
  ['2026-11-29', '마감까지 1일'],
  ['2026-11-30', '오늘 마감'],
])('on %s: %s', (today, words) => {
  expect(daysLeftWords(OPEN, today)).toBe(words);
});

test('a contest that takes no applications has no days left', () => {
  expect(daysLeftWords({ ...OPEN, standing: 'CLOSED' }, '2026-11-18')).toBeNull();
  expect(daysLeftWords({ ...OPEN, closesAt: null }, '2026-11-18')).toBeNull();
});

test('an end at midnight is the end of the day before', () => {
  expect(periodWords(OPEN)).toBe('2026. 11. 1. – 11. 30.');
  expect(periodWords({ ...OPEN, closesAt: '2026-11-30T18:00:00+09:00' })).toBe('2026. 11. 1. – 11. 30.');
  expect(periodWords({ ...OPEN, opensAt: null, closesAt: null })).toBeNull();
});
