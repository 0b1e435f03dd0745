import { nextUnscored, stepFrom } from './walk';

const row = (id: string, status: 'PENDING' | 'SELECTED' = 'PENDING', ownScore: number | null = null) => ({
  ...{ id, status, ownScore, ownOpinion: null, round: 1 },
});
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

test('an applicant who left a filtered list by a new status causes no skip', () => {
  const rows = [row('a', 'SELECTED'), row('b'), row('c', 'SELECTED')];
  const place = { ...PLACE, rows, id: 'c', state: { page: 0, filter: 'PENDING' } } as const;
  expect(stepFrom(place, 1)).toEqual({ kind: 'page', page: 0, position: 1 });
});

test('the next applicant without an own score follows, and then comes from the beginning', () => {
  const rows = [row('a'), row('b', 'PENDING', 4), row('c'), row('d', 'PENDING', 3)];
  expect(nextUnscored(rows, 'a', 1)).toBe('c');
  expect(nextUnscored(rows, 'd', 1)).toBe('a');
  expect(nextUnscored(rows.slice(0, 2), 'a', 1)).toBeNull();
  expect(nextUnscored(rows, 'a', 2)).toBeNull();
  const place = { ...PLACE, rows, id: 'd', pageSize: 4, state: { page: 0, filter: 'UNSCORED' } } as const;
  expect(stepFrom(place, 1)).toEqual({ kind: 'page', page: 0, position: 2 });
});
