import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import {
  catchUp,
  categoryOf,
  insertInto,
  isSamePlan,
  orderOf,
  outsideOf,
  planOf,
  removeFrom,
  withCategories,
  withCategory,
  type ExposurePlan,
} from './exposure-plan';

const plan: ExposurePlan = {
  all: ['a', 'b', 'c', 'd', 'e'],
  categories: { dots: ['c', 'a'], fields: ['d'], empty: [] },
};

const artwork = (uuid: string, categoryUuid: string | null, categorySortOrder: number | null) =>
  ({ uuid, categoryUuid, categorySortOrder }) as StudioArtwork;

test('a plan is read from artworks; one without a place in its category comes last', () => {
  const artworks = [
    artwork('a', 'dots', 5),
    artwork('b', 'dots', null),
    artwork('c', 'dots', -1),
    artwork('d', null, null),
  ];
  expect(planOf(artworks, [{ uuid: 'dots' }, { uuid: 'empty' }])).toEqual({
    all: ['a', 'b', 'c', 'd'],
    categories: { dots: ['c', 'a', 'b'], empty: [] },
  });
});

test('an order names every artwork once, with its places', () => {
  const order = orderOf(plan);
  expect(order.map(({ artWorkUuid, sortOrder }) => [artWorkUuid, sortOrder])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
    ['e', 4],
  ]);
  expect(order[0]).toMatchObject({ categoryUuid: 'dots', categorySortOrder: 1 });
  expect(order[4]).toMatchObject({ categoryUuid: null, categorySortOrder: null });
});

test('what a category doesn’t hold stands outside, also where another holds it', () => {
  expect(outsideOf(plan, 'dots')).toEqual(['b', 'd', 'e']);
  expect(outsideOf(plan, 'empty')).toEqual(plan.all);
  expect([categoryOf(plan, 'd'), categoryOf(plan, 'e')]).toEqual(['fields', null]);
});

test('artworks that are put into a category come last and leave the other', () => {
  const next = insertInto(plan, 'dots', ['d', 'e']);
  expect(next.categories).toEqual({ dots: ['c', 'a', 'd', 'e'], fields: [], empty: [] });
  expect(next.all).toBe(plan.all);
});

test('artworks that are taken out are in no category', () => {
  expect(removeFrom(plan, 'dots', new Set(['c', 'd'])).categories).toEqual({
    dots: ['a'],
    fields: ['d'],
    empty: [],
  });
});

test('a plan is the same until its order differs', () => {
  expect(isSamePlan(plan, withCategory(plan, 'dots', ['c', 'a']))).toBe(true);
  expect(isSamePlan(plan, withCategory(plan, 'dots', ['a', 'c']))).toBe(false);
  expect(isSamePlan(plan, { ...plan, all: ['b', 'a', 'c', 'd', 'e'] })).toBe(false);
});

test('a removed category lets its artworks go', () => {
  const next = withCategories(plan, [{ uuid: 'fields' }, { uuid: 'new' }]);
  expect(next.categories).toEqual({ fields: ['d'], new: [] });
  expect(categoryOf(next, 'a')).toBeNull();
});

test('what changed elsewhere is caught up with', () => {
  const latest: ExposurePlan = {
    all: ['x', 'a', 'b', 'd', 'e'],
    categories: { dots: ['a', 'x'], fields: ['d'] },
  };
  expect(catchUp({ ...plan, all: ['e', 'd', 'c', 'b', 'a'] }, latest)).toEqual({
    all: ['x', 'e', 'd', 'b', 'a'],
    categories: { dots: ['a', 'x'], fields: ['d'] },
  });
});
