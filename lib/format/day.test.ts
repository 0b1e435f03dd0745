import { formatDay, formatPeriod } from './day';

describe('formatDay', () => {
  it('drops zeros', () => {
    expect(formatDay('2025-11-04')).toBe('2025. 11. 4.');
    expect(formatDay('미정')).toBe('미정');
  });
});

describe('formatPeriod', () => {
  it.each([
    ['2025-11-04', '2025-12-20', null, '2025. 11. 4. – 12. 20.'],
    ['2025-12-05', '2026-01-25', null, '2025. 12. 5. – 2026. 1. 25.'],
    ['2025-11-29', '2025-11-29', '14:00', '2025. 11. 29. 14:00'],
    ['2025-11-29', null, null, '2025. 11. 29.'],
    [null, '2025-11-29', null, '– 2025. 11. 29.'],
    [null, null, null, null],
  ] as const)('%s, %s, %s', (from, to, time, expected) => {
    expect(formatPeriod(from, to, time)).toBe(expected);
  });
});
