import type { Api } from '@/server/api/app';
import type { Database } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { benchTokens, openBenchApi } from './api';
import { findPostgres, openPglite, openPostgres, type OpenDatabase } from './databases';
import { generateContent, generateLikes } from './generate';
import { quantile } from './load';
import { short, table } from './report-file';

const SIZES = [5_000, 100_000] as const;
const ROUNDS = 200;
const WARM_UP = 20;
const PAGE_SIZE = 24;
/** What one account likes of each kind. */
const LIKES = 10_000;

interface Filled {
  api: Api;
  /** What the account sends that likes so much. */
  authorization: string;
  database: Database;
  artists: number;
  close(): Promise<void>;
}

interface Call {
  name: string;
  /** The path of a round's call; rounds ask for different rows. */
  path(artists: number, round: number): string;
  /** Asked by the account that likes so much. */
  isPersonal?: true;
}

const CALLS: Call[] = [
  { name: 'artists, newest', path: () => '/v2/artists' },
  { name: 'artists, by name', path: () => '/v2/artists?sort=nameKo&direction=asc' },
  {
    name: 'artists, last page',
    path: (artists) => `/v2/artists?page=${Math.max(0, Math.ceil(artists / PAGE_SIZE) - 1)}`,
  },
  { name: 'artists, search of two syllables', path: () => `/v2/artists?q=${encodeURIComponent('단아')}` },
  { name: 'artists, search of one syllable', path: () => `/v2/artists?q=${encodeURIComponent('김')}` },
  { name: 'artists, search without a hit', path: () => `/v2/artists?q=${encodeURIComponent('없는이름')}` },
  {
    name: 'artworks of an artist, first page',
    path: (artists, round) => `/v1/contents/artists/${1 + ((round * 7) % artists)}/art-works?size=9`,
  },
  {
    name: 'artworks of an artist, last page',
    path: (artists, round) => `/v1/contents/artists/${1 + ((round * 7) % artists)}/art-works?size=9&page=5`,
  },
  {
    name: 'liked artworks, first page',
    path: () => '/v1/users/me/likes?likeType=ART_WORK',
    isPersonal: true,
  },
  {
    name: 'liked artworks, the 250th page of 20',
    path: () => '/v1/users/me/likes?likeType=ART_WORK&page=249',
    isPersonal: true,
  },
  {
    name: 'liked artists, first page',
    path: () => '/v1/users/me/likes?likeType=ARTIST',
    isPersonal: true,
  },
];

/** The list calls of the API, in process, at two sizes in turns: on PGlite, and on PostgreSQL where one answers. */
export async function measureLists(): Promise<string> {
  const parts = [await measureOn('PGlite', openPglite)];
  const postgresUrl = await findPostgres();
  if (postgresUrl !== null) parts.push(await measureOn('PostgreSQL', () => openPostgres(postgresUrl)));
  return `## List calls at ${SIZES.map((size) => size.toLocaleString('en-US')).join(' and ')} artworks

One call after the other, ${ROUNDS} of each, the two sizes in turns; 50 artworks an artist; one account likes ${LIKES.toLocaleString('en-US')} artworks (all there are at the smaller size) and every artist up to as many. Aim: p99 at the larger size within twice that at the smaller.

${parts.join('\n\n')}`;
}

async function measureOn(name: string, open: () => Promise<OpenDatabase>): Promise<string> {
  const filled: Filled[] = [];
  try {
    for (const size of SIZES) filled.push(await fill(await open(), size));
    const [small, large] = filled;
    if (small === undefined || large === undefined) throw new Error('Two sizes are compared.');
    const rows: string[][] = [];
    for (const call of CALLS) rows.push(await measureCall(call, small, large));
    return `### ${name}\n\n${table(['call', 'p50 ms, small', 'p50 ms, large', 'p99 ms, small', 'p99 ms, large', 'p99 ratio'], rows)}`;
  } finally {
    for (const { close } of filled) await close();
  }
}

async function measureCall(call: Call, small: Filled, large: Filled): Promise<string[]> {
  const times = new Map<Filled, number[]>([
    [small, []],
    [large, []],
  ]);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [filled, seen] of times) {
      const url = call.path(filled.artists, Math.abs(round));
      const started = performance.now();
      const response = await filled.api.request(url, {
        headers: call.isPersonal === true ? { authorization: filled.authorization } : {},
      });
      await response.arrayBuffer();
      const time = performance.now() - started;
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
      if (round >= 0) seen.push(time);
    }
  }
  const of = (filled: Filled, share: number) => quantile(times.get(filled) ?? [], share);
  const ratio = of(large, 0.99) / of(small, 0.99);
  return [
    call.name,
    ...[0.5, 0.99].flatMap((share) => [small, large].map((each) => short(of(each, share)))),
    ratio.toFixed(2),
  ];
}

async function fill({ database, remove }: OpenDatabase, size: number): Promise<Filled> {
  await migrate(database);
  const started = performance.now();
  const { artists } = await generateContent(database, size);
  console.log(`  ${size} artworks on ${database.kind} in ${short((performance.now() - started) / 1000)} s`);
  const reader = await generateLikes(database, LIKES);
  const api = openBenchApi(database);
  const close = async () => {
    await database.close();
    await remove();
  };
  const token = await benchTokens.sign({ accountId: reader, roleType: 'MEMBER', tokenVersion: 0 });
  return { api, authorization: `Bearer ${token}`, database, artists, close };
}
