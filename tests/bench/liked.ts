import type { Api } from '@/server/api/app';
import { migrate } from '@/server/db/migrate';
import { benchTokens, openBenchApi } from './api';
import { findPostgres, openPostgres } from './databases';
import { generateContent, generateLikes } from './generate';
import { quantile } from './load';
import { short, table } from './report-file';

const ARTWORKS = 20_000;
const FEW = 100;
const MANY = 10_000;
const ROUNDS = 300;
const WARM_UP = 30;
const CALLS = [
  { name: 'liked artworks, first page', path: '/v1/users/me/likes?likeType=ART_WORK' },
  { name: 'liked artists, first page', path: '/v1/users/me/likes?likeType=ARTIST' },
] as const;

/** What an account that likes much waits for its favorites, beside one that likes little, on PostgreSQL. */
export async function measureLiked(): Promise<string> {
  const url = await findPostgres();
  if (url === null) throw new Error('This part needs PostgreSQL: set TEST_DATABASE_URL.');
  const { database, remove } = await openPostgres(url);
  try {
    await migrate(database);
    await generateContent(database, ARTWORKS);
    const few = await tokenOf(await generateLikes(database, FEW, 'few'));
    const many = await tokenOf(await generateLikes(database, MANY, 'many'));
    const api = openBenchApi(database);
    const rows: string[][] = [];
    for (const { name, path } of CALLS) rows.push(await measure(api, name, path, { few, many }));
    return `## Favorites of an account that likes much

First pages on PostgreSQL, one call after the other, ${ROUNDS} of each account in turns; ${ARTWORKS.toLocaleString('en-US')} artworks. One account likes ${FEW} of each kind, the other ${MANY.toLocaleString('en-US')} (of artists as many as there are). Aim: p99 within twice.

${table(['call', 'p50 ms, few', 'p50 ms, many', 'p99 ms, few', 'p99 ms, many', 'p99 ratio'], rows)}`;
  } finally {
    await database.close();
    await remove();
  }
}

async function measure(
  api: Api,
  name: string,
  path: string,
  tokens: { few: string; many: string },
): Promise<string[]> {
  const times: Record<keyof typeof tokens, number[]> = { few: [], many: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const who of ['few', 'many'] as const) {
      const started = performance.now();
      const answer = await api.request(path, { headers: { authorization: tokens[who] } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      if (round >= 0) times[who].push(performance.now() - started);
    }
  }
  const of = (who: keyof typeof tokens, share: number) => quantile(times[who], share);
  return [
    name,
    ...[0.5, 0.99].flatMap((share) => [short(of('few', share)), short(of('many', share))]),
    (of('many', 0.99) / of('few', 0.99)).toFixed(2),
  ];
}

async function tokenOf(accountId: string): Promise<string> {
  return `Bearer ${await benchTokens.sign({ accountId, roleType: 'MEMBER', tokenVersion: 0 })}`;
}
