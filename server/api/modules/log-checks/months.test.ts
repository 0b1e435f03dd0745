import { addMonths, dueOn, monthOf, monthsBetween, startOf } from './months';

test('months are those of Seoul, and go on over the turn of a year', () => {
  expect(monthOf(new Date('2026-10-31T15:00:00Z'))).toBe('2026-11');
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(startOf('2026-11').toISOString()).toBe('2026-10-31T15:00:00.000Z');
  expect(dueOn('2027-01')).toBe('2027-02-28');
  expect(monthsBetween('2025-12', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12']);
});
