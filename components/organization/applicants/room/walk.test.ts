import { stepFrom } from './walk';

const row = (id: string, status: 'PENDING' | 'SELECTED' = 'PENDING') => ({ id, status });
const PLACE = {
  rows: [row('a'), row('b'), row('c')],
  id: 'b',
  state: { page: 1, filter: 'ALL' },
  pageSize: 3,
  total: 8,
} as const;

test('steps lead to the applicants before and after', () => {
  expect(stepFrom(PLACE, 1)).toEqual({ kind: 'applicant', id: 'c' });
  expect(stepFrom(PLACE, -1)).toEqual({ kind: 'applicant', id: 'a' });
});

test('steps go on across the ends of the page, and end with the list', () => {
  expect(stepFrom({ ...PLACE, id: 'c' }, 1)).toEqual({ kind: 'page', page: 2, position: 0 });
  expect(stepFrom({ ...PLACE, id: 'a' }, -1)).toEqual({ kind: 'page', page: 0, position: 2 });
  expect(stepFrom({ ...PLACE, id: 'c', total: 6 }, 1)).toBeNull();
  expect(stepFrom({ ...PLACE, id: 'a', state: { page: 0, filter: 'ALL' } }, -1)).toBeNull();
  expect(stepFrom({ ...PLACE, id: 'elsewhere' }, 1)).toBeNull();
});

test('whoever left a filtered list by a new status makes nobody be skipped', () => {
  const rows = [row('a', 'SELECTED'), row('b'), row('c', 'SELECTED')];
  const place = { ...PLACE, rows, id: 'c', state: { page: 0, filter: 'PENDING' } } as const;
  expect(stepFrom(place, 1)).toEqual({ kind: 'page', page: 0, position: 1 });
});
