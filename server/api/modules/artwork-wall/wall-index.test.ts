import {
  FACET_KEYS,
  FACET_VALUES,
  NOTHING_CHOSEN,
  type ChosenFacets,
  type FacetKey,
} from '@/lib/artwork/facets';
import { artworkList } from '@/lib/lists/artwork-list';
import { recordOf } from '@/lib/record-of';
import { createRandom } from '@/tests/support/random';
import { WallIndex, type FacetedWork } from './wall-index';

const { below: random } = createRandom(20261128, 0);

const some = (key: FacetKey, most: number) => {
  const values: readonly string[] = FACET_VALUES[key];
  const wanted = random(most + 1);
  return values.filter(() => random(values.length) < wanted);
};
const chosenAtRandom = (most: number) =>
  recordOf(FACET_KEYS, (key) => some(key, most)) as unknown as ChosenFacets;

const makeWork = (id: number, artistId = random(60) + 1): FacetedWork => ({
  id,
  artistId,
  createdAt: 1_700_000_000_000 + random(50) * 1000,
  year: 2000 + random(27),
  area: random(5) === 0 ? null : random(40),
  artistName: artistId % 7 === 0 ? null : `작가 ${artistId % 20}`,
  facets: chosenAtRandom(2),
});

const isMatch = (work: FacetedWork, chosen: ChosenFacets) =>
  FACET_KEYS.every(
    (key) =>
      chosen[key].length === 0 ||
      (chosen[key] as readonly string[]).some((value) =>
        (work.facets[key] as readonly string[]).includes(value),
      ),
  );

const works = Array.from({ length: 3000 }, (_, at) => makeWork(at + 1));
const allArtists = new Set(works.map(({ artistId }) => artistId));

/** The index after changes of random artists: works more, works less, works that are other ones. */
function changedIndex(): { index: WallIndex; kept: FacetedWork[] } {
  const index = new WallIndex();
  index.replace(allArtists, works);
  let kept = [...works];
  for (let round = 0; round < 30; round += 1) {
    const artistId = random(60) + 1;
    const theirs = kept.filter((work) => work.artistId === artistId && random(3) > 0);
    const next = [
      ...theirs.map((work) => (random(2) === 0 ? work : { ...makeWork(work.id, artistId) })),
      ...Array.from({ length: random(4) }, (_, at) => makeWork(10_000 + round * 10 + at, artistId)),
    ];
    index.replace(new Set([artistId]), next);
    kept = [...kept.filter((work) => work.artistId !== artistId), ...next];
  }
  return { index, kept };
}
const { index, kept } = changedIndex();

const last = <Value>(value: Value | null, isDescending: boolean) =>
  value ?? (isDescending ? -Infinity : Infinity);
const byName = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The order by definition, ties aside. */
function keyed(sort: (typeof artworkList.orders)[number]['sort'], isDescending: boolean) {
  const sign = isDescending ? -1 : 1;
  return (one: FacetedWork, other: FacetedWork): number => {
    switch (sort) {
      case 'createdAt':
        return sign * (one.createdAt - other.createdAt);
      case 'year':
        return sign * (one.year - other.year);
      case 'size':
        return sign * (last(one.area, isDescending) - last(other.area, isDescending)) || 0;
      case 'artist':
        if (one.artistName === null || other.artistName === null)
          return Number(one.artistName === null) - Number(other.artistName === null);
        return sign * byName(one.artistName, other.artistName);
    }
  };
}

test.each(Array.from({ length: 40 }, (_, at) => at))(
  'choice %s: counts and pages are those of a plain reckoning',
  (at) => {
    const chosen = at === 0 ? NOTHING_CHOSEN : chosenAtRandom(at % 3 === 0 ? 1 : 2);
    const among = at % 4 === 1 ? kept.filter(({ id }) => id % 3 === 0).map(({ id }) => id) : null;
    const asked = among === null ? kept : kept.filter(({ id }) => among.includes(id));
    const matching = asked.filter((work) => isMatch(work, chosen));
    expect(index.count(chosen, among)).toBe(matching.length);

    const counts = index.facets(chosen, among);
    for (const key of FACET_KEYS) {
      const others = asked.filter((work) => isMatch(work, { ...chosen, [key]: [] }));
      for (const value of FACET_VALUES[key])
        expect(counts[key][value]).toBe(
          others.filter((work) => (work.facets[key] as readonly string[]).includes(value)).length,
        );
    }

    for (const { sort } of artworkList.orders)
      for (const direction of ['asc', 'desc'] as const) {
        const pages = Array.from({ length: Math.ceil(matching.length / 50) + 1 }, (_, page) =>
          index.page(chosen, among, { sort, direction, offset: page * 50, limit: 50 }),
        ).flat();
        // Each once, and in order.
        expect(pages.toSorted((one, other) => one - other)).toEqual(
          matching.map(({ id }) => id).toSorted((one, other) => one - other),
        );
        const byId = new Map(matching.map((work) => [work.id, work]));
        const compare = keyed(sort, direction === 'desc');
        const ordered = pages.flatMap((id) => byId.get(id) ?? []);
        const wrong = ordered.slice(1).filter((work, before) => {
          const previous = ordered[before];
          return previous !== undefined && compare(previous, work) > 0;
        });
        expect(wrong).toEqual([]);
      }
  },
);

test('a page of nothing is empty', () => {
  expect(index.page(NOTHING_CHOSEN, null, { sort: 'year', direction: 'desc', offset: 0, limit: 0 })).toEqual(
    [],
  );
  expect(index.page(NOTHING_CHOSEN, [], { sort: 'year', direction: 'desc', offset: 0, limit: 5 })).toEqual(
    [],
  );
  expect(new WallIndex().facets(NOTHING_CHOSEN, null).genre).toEqual(
    Object.fromEntries(FACET_VALUES.genre.map((value) => [value, 0])),
  );
});

test('what may be like a work shares more with it before less, is of other artists, and is found once', () => {
  const { index, kept } = changedIndex();
  const shares = (one: FacetedWork, other: FacetedWork, key: FacetKey) =>
    (one.facets[key] as readonly string[]).some((value) =>
      (other.facets[key] as readonly string[]).includes(value),
    );
  const tierOf = (one: FacetedWork, other: FacetedWork) =>
    Math.max(1, (['genre', 'material', 'color'] as const).filter((key) => shares(one, other, key)).length);
  for (const work of kept.slice(0, 40)) {
    const others = kept.filter(({ artistId }) => artistId !== work.artistId);
    const found = index.candidates(work.id, 200);
    expect(found).toHaveLength(Math.min(200, others.length));
    expect(new Set(found).size).toBe(found.length);
    const byId = new Map(others.map((other) => [other.id, other]));
    const tiers = found.map((id) => {
      const other = byId.get(id);
      if (other === undefined) throw new Error('of its own artist, or removed');
      return tierOf(work, other);
    });
    expect(tiers).toEqual(tiers.toSorted((left, right) => right - left));
  }
  expect(index.candidates(-1, 200)).toEqual([]);
});
