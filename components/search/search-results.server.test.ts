import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { artistHitSchema, type ArtistHit } from '@/lib/contracts/search';
import type { FirstHits, FirstSections } from '@/lib/search/sections';
import { SearchResults } from './search-results';

const SEARCHES = 2000;
/** What the engine may still hold of the last renders, and timers that the test's runner may set or end meanwhile. */
const SPARE = 20;
const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What a search found, heavy enough to be seen where it is kept. */
function artistHit(name: string): ArtistHit {
  return artistHitSchema.parse({
    uuid: '00000000-0000-4000-8000-000000000001',
    id: 1,
    userAccountId: 'artist01',
    nameKo: name,
    nameEn: null,
    introduction: Array.from({ length: 500 }, (_, index) => `${name} ${index}`).join(' '),
    badge: null,
    activityGenreTypes: [],
    activityGenreEtc: null,
    image: {
      id: '0'.repeat(32),
      width: 1000,
      height: 1000,
      color: '#cccccc',
      placeholder: 'data:image/webp;base64,',
    },
    imageUrl: '/media/x/960.webp',
    isLike: false,
    likeType: 'ARTIST',
    highlight: {},
  });
}

function renderSearch(q: string, hit: ArtistHit): string {
  const nothing: FirstHits = { total: 0, isCapped: false, hits: [], understood: null };
  const first: FirstSections = {
    artists: { total: 1, isCapped: false, hits: [[0, hit]], understood: null },
    artworks: nothing,
    specials: nothing,
    exhibitions: nothing,
    events: nothing,
    news: nothing,
  };
  const results = createElement(SearchResults, {
    search: { q, isLiteral: false },
    first,
    now: '2026-03-01T00:00:00.000Z',
  });
  return renderToString(results);
}

/** What is unreachable is collected after a turn of the loop: a `WeakRef` is held until its own turn is over. */
async function settle(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  collectGarbage();
}

/** Renders as many searches, no two alike; what each found is only held weakly afterwards. */
async function renderSearches(from: number, count: number): Promise<WeakRef<ArtistHit>[]> {
  const found: WeakRef<ArtistHit>[] = [];
  for (let number = from; number < from + count; number += 1) {
    const hit = artistHit(`작가 ${number}`);
    expect(renderSearch(`검색어 ${number}`, hit)).toContain(`작가 ${number}`);
    found.push(new WeakRef(hit));
    if (number % 100 === 0) await settle();
  }
  await settle();
  return found;
}

const timersAlive = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

test('two thousand searches are rendered in the memory of one', async () => {
  await renderSearches(0, 100);
  const before = { heap: process.memoryUsage().heapUsed, timers: timersAlive() };
  const found = await renderSearches(100, SEARCHES);
  const held = found.filter((hit) => hit.deref() !== undefined).length;
  await settle();
  expect(held).toBeLessThan(SPARE);
  expect(timersAlive() - before.timers).toBeLessThan(SPARE);
  expect(process.memoryUsage().heapUsed - before.heap).toBeLessThan(16 * MEGABYTE);
}, 240_000);
