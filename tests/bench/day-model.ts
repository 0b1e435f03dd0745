import { cacheTags } from '@/lib/cache-tags';
import { articlePath } from './day-paths';

const ARTISTS = 20_000;
const WORKS_OF_ONE = 50;
const WORKS = ARTISTS * WORKS_OF_ONE;
const ARTICLES = 1000;
const LIST_PAGES = 400;
const HOME_ARTISTS = 8;

/** Numbers from 0 to 1 that are the same in each run. */
export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks one of `count`, the place `n` as often as 1/n: Zipf's distribution with an exponent of 1. */
function zipf(count: number): (random: Random) => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let index = 0; index < count; index += 1) sums[index] = sum += 1 / (index + 1);
  return (random) => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const pickWork = zipf(WORKS);
const pickArtist = zipf(ARTISTS);
const pickArticle = zipf(ARTICLES);
const pickListPage = zipf(LIST_PAGES);
/** Popular works are of all artists, not of the first ones. */
const artistOfWork = (work: number) => (work * 7919) % ARTISTS;

/** The address that one visitor asks for. */
export function visit(random: Random): string {
  const kind = random();
  if (kind < 0.2) return '/';
  if (kind < 0.3) return `/artist?page=${pickListPage(random)}`;
  if (kind < 0.35) return '/article/exhibition';
  if (kind < 0.5) return articlePath(pickArticle(random));
  if (kind < 0.75) return `/artist/a${pickArtist(random)}`;
  const work = pickWork(random);
  return `/artwork/w${work}`;
}

/** What a page of that address is: bytes of its document, milliseconds of CPU for a render, and the tags of real pages. */
interface Model {
  bytes: number;
  cpuMs: number;
  tags: ReadonlySet<string>;
}

export function modelOf(url: string): Model {
  const { articles, artists, banners, home, today } = cacheTags;
  if (url === '/') {
    const shown = Array.from({ length: HOME_ARTISTS }, (_, id) => [
      cacheTags.artist(id),
      cacheTags.artworks(id),
    ]);
    return {
      bytes: 120_000,
      cpuMs: 33,
      tags: new Set([home, banners, articles, artists, today, ...shown.flat()]),
    };
  }
  if (url.startsWith('/artist?'))
    return { bytes: 99_000, cpuMs: 27, tags: new Set([artists, banners, articles]) };
  const artist = /^\/artist\/a(\d+)/.exec(url)?.[1];
  if (artist !== undefined) {
    const id = Number(artist);
    const tags = new Set([cacheTags.artist(id), cacheTags.followers(id), cacheTags.artworks(id), articles]);
    return { bytes: 95_000, cpuMs: 27, tags };
  }
  const work = /^\/artwork\/w(\d+)$/.exec(url)?.[1];
  if (work !== undefined) {
    const id = artistOfWork(Number(work));
    const tags = new Set([cacheTags.artwork(work), cacheTags.artist(id), cacheTags.artworks(id), articles]);
    return { bytes: 60_000, cpuMs: 20, tags };
  }
  if (url === '/article/exhibition') return { bytes: 90_000, cpuMs: 25, tags: new Set([articles, today]) };
  return { bytes: 60_000, cpuMs: 17, tags: new Set([cacheTags.article(url), today]) };
}

/** What changes for a million views: what it invalidates, and how often it does. */
export const CHANGES: readonly { perMillion: number; tags: (random: Random) => string[] }[] = [
  {
    // An artist saves a work.
    perMillion: 5000,
    tags: (random) => {
      const id = Math.floor(random() * ARTISTS);
      return [cacheTags.artworks(id), cacheTags.artist(id), cacheTags.artists];
    },
  },
  // A visitor likes an artist.
  { perMillion: 20_000, tags: (random) => [cacheTags.followers(pickArtist(random))] },
  // An operator saves an article.
  {
    perMillion: 50,
    tags: (random) => [cacheTags.articles, cacheTags.article(articlePath(pickArticle(random)))],
  },
  // An operator changes the home page.
  { perMillion: 24, tags: () => [cacheTags.home] },
];
