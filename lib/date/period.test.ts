import { isWithinDays, periodStatus } from './period';

describe('periodStatus', () => {
  it.each([
    ['2025-11-04', '2025-12-20', '2025-11-03', 'upcoming'],
    ['2025-11-04', '2025-12-20', '2025-11-04', 'ongoing'],
    ['2025-11-04', '2025-12-20', '2025-12-20', 'ongoing'],
    ['2025-11-04', '2025-12-20', '2025-12-21', 'past'],
    ['2025-11-04', null, '2030-01-01', 'ongoing'],
    [null, '2025-11-04', '2025-11-05', 'past'],
    [null, null, '2025-11-05', 'ongoing'],
  ] as const)('%s – %s on %s', (from, to, today, expected) => {
    expect(periodStatus(from, to, today)).toBe(expected);
  });
});

describe('isWithinDays', () => {
  it('is new for fewer than seven days', () => {
    const created = '2025-11-01T09:00:00+09:00';
    expect(isWithinDays(created, 7, new Date('2025-11-07T23:59:59Z'))).toBe(true);
    expect(isWithinDays(created, 7, new Date('2025-11-08T00:00:00Z'))).toBe(false);
  });
});
