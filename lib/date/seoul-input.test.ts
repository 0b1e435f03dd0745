import { inputOf, momentOf } from './seoul-input';

it('reads and shows a time of Seoul', () => {
  expect(momentOf('2026-03-01T09:00')).toBe('2026-03-01T00:00:00.000Z');
  expect(momentOf('2026-03-01T08:59')).toBe('2026-02-28T23:59:00.000Z');
  expect(inputOf('2026-02-28T23:59:00.000Z')).toBe('2026-03-01T08:59');
  expect(inputOf('2026-03-01T09:00:00+09:00')).toBe('2026-03-01T09:00');
});

it('takes nothing that isn’t whole', () => {
  expect(inputOf(null)).toBe('');
  for (const input of ['', '2026-03-01', '2026-02-30T09:00', '내일']) expect(momentOf(input)).toBeNull();
});
