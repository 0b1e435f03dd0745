import type { Api } from '@/server/api/app';
import type { Database } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { benchTokens, openBenchApi } from './api';
import { findPostgres, openPglite, openPostgres, type OpenDatabase } from './databases';
import { generateContent, generateLikes } from './generate';
import { quantile } from './load';
import { short, table } from './report-file';

/** PGlite is one machine’s database; it has the first two. */
const SIZES = [10_000, 100_000, 1_000_000];
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
  // The part `search` measures searches that find something. One that doesn't looks for what may have been meant.
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

/** The list calls of the API, in process, the sizes in turns: on PGlite, and on PostgreSQL where one answers. */
export async function measureLists(): Promise<string> {
  const parts = [await measureOn('PGlite', SIZES.slice(0, 2), openPglite)];
  const postgresUrl = await findPostgres();
  if (postgresUrl !== null) parts.push(await measureOn('PostgreSQL', SIZES, () => openPostgres(postgresUrl)));
  return `## List calls at 1×, 10× and 100×

${SIZES.map((size) => size.toLocaleString('en-US')).join(', ')} artworks, the last on PostgreSQL alone. One call after the other, ${ROUNDS} of each, the sizes in turns; 50 artworks an artist; one account likes ${LIKES.toLocaleString('en-US')} artworks and every artist up to as many. Aim: p99 at 10× within twice that at 1×.

${parts.join('\n\n')}`;
}

async function measureOn(
  name: string,
  sizes: readonly number[],
  open: () => Promise<OpenDatabase>,
): Promise<string> {
  const filled: Filled[] = [];
  try {
    for (const size of sizes) filled.push(await fill(await open(), size));
    const rows: string[][] = [];
    for (const call of CALLS) rows.push(await measureCall(call, filled));
    const columns = (what: string) => sizes.map((size) => `${what}, ${size / 1000}k`);
    const head = ['call', ...columns('p50 ms'), ...columns('p99 ms'), ...columns('p99 ratio').slice(1)];
    return `### ${name}\n\n${table(head, rows)}`;
  } finally {
    for (const { close } of filled) await close();
  }
}

async function measureCall(call: Call, sizes: readonly Filled[]): Promise<string[]> {
  const times = new Map<Filled, number[]>(sizes.map((filled) => [filled, []]));
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
  const p50s = [...times.values()].map((seen) => quantile(seen, 0.5));
  const p99s = [...times.values()].map((seen) => quantile(seen, 0.99));
  const ratios = p99s.slice(1).map((p99) => (p99 / (p99s[0] ?? Number.NaN)).toFixed(2));
  return [call.name, ...p50s.map(short), ...p99s.map(short), ...ratios];
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
