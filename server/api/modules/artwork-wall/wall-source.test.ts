import { jest } from '@jest/globals';
import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import { NOTHING_CHOSEN } from '@/lib/artwork/facets';
import { createWallSource } from './wall-source';
import type { IndexedRow, WallIndexRepository } from './wall-index-repository';

const workOfArtist = (artistId: number, id: number): IndexedRow => ({
  id,
  artistId,
  createdAt: new Date(0),
  year: 2024,
  widthCm: 10,
  heightCm: 10,
  genre: 'MEDIA',
  material: '영상',
  nameKo: '가',
  nameEn: null,
  domesticArea: null,
  overseasArea: null,
  palette: [],
  image: { width: 1, height: 1 },
});

/** A database of artists with one work each, whose reads can be held back. */
function setUp({ isConnected = true } = {}) {
  const state = {
    artists: new Map([
      [1, 11],
      [2, 22],
    ]),
    isConnected,
    fills: 0,
    /** Waits before a read answers with what it has read. */
    hold: async () => undefined as void,
    fails: false,
  };
  let listener: (tags: readonly CacheTag[]) => void = () => undefined;
  const repository: Parameters<typeof createWallSource>[0] = {
    async listArtistIds(after: number) {
      if (after === 0) state.fills += 1;
      return [...state.artists.keys()].filter((id) => id > after);
    },
    listWorks: (async (ids: readonly number[]) => {
      if (state.fails) throw new Error('away');
      const rows = ids.flatMap((id) => {
        const work = state.artists.get(id);
        return work === undefined ? [] : [workOfArtist(id, work)];
      });
      await state.hold();
      return rows;
    }) as unknown as WallIndexRepository['listWorks'],
  };
  const source = createWallSource(repository, {
    subscribe: (given) => {
      listener = given;
      return () => undefined;
    },
    isConnected: () => state.isConnected,
  });
  const ids = async () => {
    const index = await source.get();
    return index
      .page(NOTHING_CHOSEN, null, { sort: 'createdAt', direction: 'asc', offset: 0, limit: 9 })
      .toSorted();
  };
  return { state, ids, tell: (...tags: CacheTag[]) => listener(tags) };
}

/** A promise, and what ends it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('the first calls share one filling, and later ones its index', async () => {
  const { ids, state } = setUp();
  expect(await Promise.all([ids(), ids()])).toEqual([
    [11, 22],
    [11, 22],
  ]);
  await ids();
  expect(state.fills).toBe(1);
});

test('a change that names an artist is seen by the next call, without a new filling', async () => {
  const { ids, state, tell } = setUp();
  await ids();
  state.artists.set(2, 23);
  expect(await ids()).toEqual([11, 22]);
  tell(cacheTags.artworks(2), cacheTags.artists);
  expect(await ids()).toEqual([11, 23]);
  state.artists.delete(1);
  tell(cacheTags.artist(1));
  expect(await ids()).toEqual([23]);
  expect(state.fills).toBe(1);
});

test('a change while the index is filled is read after it', async () => {
  const { ids, state, tell } = setUp();
  const { opened, open } = gate();
  state.hold = () => opened;
  const first = ids();
  await Promise.resolve();
  state.artists.delete(2);
  tell(cacheTags.artist(2));
  open();
  expect(await first).toEqual([11]);
});

test('a change between two fillings reaches the one that is used', async () => {
  const { ids, state, tell } = setUp();
  const [one, two] = [gate(), gate()];
  const gates = [one, two];
  state.hold = async () => gates.shift()?.opened;
  const first = ids();
  await Promise.resolve();
  tell(cacheTags.everything);
  const second = ids();
  one.open();
  await new Promise(setImmediate);
  // The second filling has read artist 2 by now.
  state.artists.delete(2);
  tell(cacheTags.artist(2));
  two.open();
  expect(await Promise.all([first, second])).toEqual([[11], [11]]);
  expect(await ids()).toEqual([11]);
  expect(state.fills).toBe(2);
});

test.each([[cacheTags.everything], [cacheTags.artists]] as const)(
  'after %s alone everything is read again',
  async (tag) => {
    const { ids, state, tell } = setUp();
    await ids();
    state.artists.set(3, 33);
    tell(tag);
    expect(await ids()).toEqual([11, 22, 33]);
    expect(state.fills).toBe(2);
  },
);

test('after a failure the next call reads again, and no change is lost', async () => {
  const { ids, state, tell } = setUp();
  state.fails = true;
  await expect(ids()).rejects.toThrow('away');
  state.fails = false;
  expect(await ids()).toEqual([11, 22]);
  state.artists.delete(1);
  tell(cacheTags.artist(1));
  state.fails = true;
  await expect(ids()).rejects.toThrow('away');
  state.fails = false;
  expect(await ids()).toEqual([22]);
});

test('a process that doesn’t hear of changes fills again after seconds, one filling at a time', async () => {
  const { ids, state } = setUp({ isConnected: false });
  await ids();
  await ids();
  expect(state.fills).toBe(1);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 6000);
  state.artists.set(3, 33);
  expect(await Promise.all([ids(), ids()])).toEqual([
    [11, 22, 33],
    [11, 22, 33],
  ]);
  expect(state.fills).toBe(2);
});

test('an old index answers while another is filled beside it', async () => {
  const { ids, state } = setUp();
  await ids();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 11 * 60_000);
  state.artists.set(3, 33);
  const { opened, open } = gate();
  state.hold = () => opened;
  expect(await ids()).toEqual([11, 22]);
  open();
  await new Promise(setImmediate);
  expect(await ids()).toEqual([11, 22, 33]);
});
