import { eq } from 'drizzle-orm';
import type { Api } from '@/server/api/app';
import { migrate } from '@/server/db/migrate';
import { accounts } from '@/server/db/schema/account';
import { artworkCategories, artworks } from '@/server/db/schema/artwork';
import { createFactories } from '@/tests/support/factories';
import { statementsOf } from '@/tests/support/statements';
import { benchTokens, openBenchApi } from './api';
import { findPostgres, openPglite, openPostgres, type OpenDatabase } from './databases';
import { quantile } from './load';
import { short, table } from './report-file';

const ARTWORKS = 500;
const ROUNDS = 40;
const WARM_UP = 5;

interface Studio {
  api: Api;
  authorization: string;
  uuids: string[];
  categories: string[];
}

/** The order of a round, which changes every artwork. */
type Order = (studio: Studio, round: number) => unknown[];

const place = (artWorkUuid: string, sortOrder: number, categoryUuid: string | null) => ({
  ...{ artWorkUuid, sortOrder, categoryUuid },
  categorySortOrder: categoryUuid === null ? null : sortOrder,
});

const CASES: { name: string; order: Order }[] = [
  {
    name: 'every artwork gets another place',
    order: ({ uuids }, round) => uuids.map((uuid, at) => place(uuid, (at + round * 7) % ARTWORKS, null)),
  },
  {
    name: 'and another category',
    order: ({ uuids, categories }, round) =>
      uuids.map((uuid, at) =>
        place(uuid, (at + round * 7) % ARTWORKS, categories[(at + round) % categories.length] ?? null),
      ),
  },
  {
    name: 'nothing changes',
    order: ({ uuids }) => uuids.map((uuid, at) => place(uuid, at, null)),
  },
];

/** The order of all artworks, in process: on PGlite, and on PostgreSQL where one answers. */
export async function measureOrder(): Promise<string> {
  const rows = await measureOn('PGlite', openPglite);
  const postgresUrl = await findPostgres();
  if (postgresUrl !== null) rows.push(...(await measureOn('PostgreSQL', () => openPostgres(postgresUrl))));
  return `### The order of ${ARTWORKS} artworks

\`PUT /v1/artists/me/artworks/category-and-order-bulk\`, ${ROUNDS} times each, one after the other. Aim: one statement that writes, under 100 ms. The CPU is that of the process: with PGlite's, without PostgreSQL's.

${table(['', 'p50 ms', 'p99 ms', 'max ms', 'CPU ms', 'statements', 'that write'], rows)}`;
}

async function measureOn(name: string, open: () => Promise<OpenDatabase>): Promise<string[][]> {
  const { database, remove } = await open();
  try {
    await migrate(database);
    const studio = await fill(openBenchApi(database), database.orm);
    const rows: string[][] = [];
    for (const { name: what, order } of CASES) {
      const { times, cpuMs } = await measure(studio, order);
      const quantiles = [0.5, 0.99, 1].map((share) => short(quantile(times, share)));
      const statements = await statementsOf(database.orm, () => save(studio, order(studio, 0)));
      const writes = statements.filter((text) => /\bupdate\b/.test(text));
      rows.push(
        [`${name}: ${what}`, ...quantiles, short(cpuMs), statements.length, writes.length].map(String),
      );
    }
    return rows;
  } finally {
    await database.close();
    await remove();
  }
}

async function fill(api: Api, orm: Parameters<typeof createFactories>[0]): Promise<Studio> {
  const make = createFactories(orm);
  const artist = await make.artist();
  const [account] = await orm.select().from(accounts).where(eq(accounts.uuid, artist.accountUuid));
  if (account === undefined) throw new Error('There is no account');
  const values = { artistId: artist.id, imageId: artist.imageId, year: 2024, material: '유채', size: '10호' };
  const made = await orm
    .insert(artworks)
    .values(
      Array.from({ length: ARTWORKS }, (_, at) => ({
        ...values,
        genre: 'ETC' as const,
        title: `작품 ${at}`,
      })),
    )
    .returning({ uuid: artworks.uuid });
  const categories = await orm
    .insert(artworkCategories)
    .values(['하나', '둘', '셋'].map((name, sortOrder) => ({ artistId: artist.id, name, sortOrder })))
    .returning({ uuid: artworkCategories.uuid });
  return {
    api,
    authorization: `Bearer ${await benchTokens.sign(account)}`,
    uuids: made.map(({ uuid }) => uuid),
    categories: categories.map(({ uuid }) => uuid),
  };
}

/** How long each round took, and the CPU of this process for one, in milliseconds. */
async function measure(studio: Studio, order: Order): Promise<{ times: number[]; cpuMs: number }> {
  const times: number[] = [];
  let before = process.cpuUsage();
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    if (round === 0) before = process.cpuUsage();
    const sent = order(studio, round + WARM_UP);
    const started = performance.now();
    await save(studio, sent);
    if (round >= 0) times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  return { times, cpuMs: (user + system) / 1000 / ROUNDS };
}

async function save({ api, authorization }: Studio, order: readonly unknown[]): Promise<void> {
  const response = await api.request('/v1/artists/me/artworks/category-and-order-bulk', {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The order answered ${response.status}`);
}
