import { artworkWallQuerySchema } from '@/lib/contracts/artwork-wall';
import { isSearchedFor, wallTitle } from './wall-title';

const stateOf = (query: Record<string, string>) => artworkWallQuerySchema.parse(query);

test.each([
  [{}, '작품', true],
  [{ genre: 'SCULPTURE' }, '조각 작품', true],
  [{ material: 'OIL' }, '유화 작품', true],
  [{ canvas: 'TO_100' }, '51–100호 작품', true],
  [{ canvas: 'OVER_100' }, '100호 넘는 작품', true],
  [{ color: 'JJOK' }, '파란색 작품', true],
  [{ decade: 'Y2020' }, '2020년대 작품', true],
  [{ region: 'JEJU' }, '제주 작품', true],
  [{ shape: 'SQUARE' }, '작품', false],
  [{ material: 'OIL.INK' }, '작품', false],
  [{ material: 'OIL', color: 'JJOK' }, '작품', false],
])('the wall of %j is called %s', (query, title, isSearched) => {
  expect(wallTitle(stateOf(query))).toBe(title);
  expect(isSearchedFor(stateOf(query), 12)).toBe(isSearched);
});

test('a wall of one value with few works isn’t searched for, that of all works is', () => {
  expect(isSearchedFor(stateOf({ material: 'OIL' }), 11)).toBe(false);
  expect(isSearchedFor(stateOf({}), 0)).toBe(true);
});
