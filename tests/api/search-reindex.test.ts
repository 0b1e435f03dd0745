import { sql } from 'drizzle-orm';
import { artworks } from '@/server/db/schema/artwork';
import { createSearchQueueRepository } from '@/server/jobs/search-queue-repository';
import { reindexSearch } from '@/server/jobs/search-reindex';
import { createSearchReindexRepository } from '@/server/jobs/search-reindex-repository';
import { createElasticClient } from '@/server/providers/search/elasticsearch-client';
import { createElasticWriter } from '@/server/providers/search/elasticsearch-writer';
import { createTestDatabase } from '@/tests/support/database';
import type { TestDatabase } from '@/tests/support/database';
import { createFactories } from '@/tests/support/factories';
import { startElasticPeer, type ElasticPeer } from '@/tests/support/search/elastic-peer';

const NAME = 'gyeol';
let peer: ElasticPeer;
let database: TestDatabase;
let make: ReturnType<typeof createFactories>;
let queue: ReturnType<typeof createSearchQueueRepository>;
let repository: ReturnType<typeof createSearchReindexRepository>;

const openWriter = () =>
  createElasticWriter(
    createElasticClient({ url: peer.url, apiKey: null, name: NAME, timeoutMs: 60_000 }),
    NAME,
  );
const documents = () => [...(peer.indices.get(peer.aliases.get(NAME) ?? '')?.values() ?? [])];
const reindex = (onProgress = () => undefined as void) =>
  reindexSearch({ repository, queue, writer: openWriter(), batch: 2, onProgress });

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  peer = await startElasticPeer();
  await database.reset();
  make = createFactories(database.orm);
  queue = createSearchQueueRepository(database.orm);
  repository = createSearchReindexRepository(database);
});
afterEach(() => peer.close());
afterAll(() => database?.close());

it('puts a whole new index in the old one’s stead, and changes wait meanwhile', async () => {
  await queue.turnOn();
  for (let at = 0; at < 5; at += 1) await make.artist({ nameKo: `작가 ${at}` });
  await openWriter().prepare();
  const old = peer.aliases.get(NAME);
  const seen: unknown[] = [];
  await reindex(() => void seen.push(peer.aliases.get(NAME)));
  expect(new Set(seen)).toEqual(new Set([old]));
  expect(peer.aliases.get(NAME)).not.toBe(old);
  expect(peer.indices.has(old ?? '')).toBe(false);
  expect(documents()).toHaveLength(5);
  const pause = await repository.begin(60);
  expect(await queue.lease(10, 60)).toEqual([]);
  await repository.end(pause ?? '');
  expect(await queue.lease(10, 60)).toHaveLength(5);
});

it('reads the sizes of works that couldn’t be read when they were saved', async () => {
  const { id } = await make.artist();
  const lengths = { heightCm: null, widthCm: null, depthCm: null };
  for (const size of ['24 × 36 in', '가변 설치', 'W 10" × H 8" × D 2"'])
    await make.artwork(id, { size, ...lengths });
  await make.artwork(id, { size: '30 × 20 cm', heightCm: 31, widthCm: 21 });
  const read = async () =>
    (await database.orm.select().from(artworks).orderBy(artworks.id)).map((row) => [
      ...[row.heightCm, row.widthCm, row.depthCm],
    ]);
  await reindex();
  const expected = [
    [60.96, 91.44, null],
    [null, null, null],
    [20.32, 25.4, 5.08],
    [31, 21, null],
  ];
  expect(await read()).toEqual(expected);
  const { rows } = await database.orm.execute<{ body: string }>(
    sql`select body from search_entries where index = 'ARTIST_ARTWORK' and body like '%91x60%'`,
  );
  expect(rows).toHaveLength(1);
});

it('leaves the old index and nothing else when it fails', async () => {
  await make.artist();
  await openWriter().prepare();
  const old = peer.aliases.get(NAME);
  peer.interfere = ({ path }) => (path === '/_bulk' ? { status: 413, body: { error: 'too large' } } : null);
  await expect(reindex()).rejects.toThrow('413');
  expect([...peer.indices.keys()]).toEqual([old]);
  expect(await queue.lease(10, 60)).toHaveLength(1);
});

it('says why it failed although the engine is away by then, and lets changes go on', async () => {
  await make.artist();
  let isAway = false;
  peer.interfere = ({ path }) => {
    isAway ||= path === '/_bulk';
    return isAway ? { status: path === '/_bulk' ? 413 : 503, body: { error: 'away' } } : null;
  };
  await expect(reindex()).rejects.toThrow('413');
  expect(await queue.lease(10, 60)).toHaveLength(1);
  isAway = true;
  await expect(reindex()).rejects.toThrow('503');
  const pause = await repository.begin(1);
  expect(pause).not.toBeNull();
});

it('keeps the new index where only the answer to the swap was lost', async () => {
  await make.artist();
  await openWriter().prepare();
  peer.interfere = ({ method, path, body }) => {
    if (method !== 'POST' || path !== '/_aliases') return null;
    const { actions } = JSON.parse(body) as { actions: { add?: { index: string } }[] };
    peer.aliases.set(NAME, actions[0]?.add?.index ?? '');
    return { status: 504, body: { error: 'timed out' } };
  };
  await expect(reindex()).rejects.toThrow('504');
  expect(documents()).toHaveLength(1);
});

it('notes what changes meanwhile where no engine was ever told of anything', async () => {
  await make.artist({ nameKo: '먼저' });
  await reindex();
  await make.artist({ nameKo: '나중' });
  expect(await queue.lease(10, 60)).toHaveLength(2);
});

it('is one at a time, and gives up where changes have gone on meanwhile', async () => {
  await queue.turnOn();
  await make.artist();
  const pause = (await repository.begin(60)) ?? '';
  await expect(reindex()).rejects.toThrow('Another reindex');
  expect(await repository.renew(pause, 30)).not.toBe(pause);
  expect(await repository.renew(pause, 30)).toBeNull();
  await repository.end(pause);
  expect(await queue.lease(10, 60)).toEqual([]);
  await database.orm.execute(sql`update search_queue set paused_until = null`);

  await openWriter().prepare();
  const old = peer.aliases.get(NAME);
  peer.interfere = async ({ path }) => {
    if (path === '/_bulk') await database.orm.execute(sql`update search_queue set paused_until = null`);
    return null;
  };
  await expect(reindex()).rejects.toThrow('Start it again');
  expect([...peer.indices.keys()]).toEqual([old]);
});

it('removes what earlier ones left behind, and nobody else’s indexes', async () => {
  await make.artist();
  peer.indices.set('gyeol-20260101000000000', new Map());
  peer.indices.set('gyeol-other-000001', new Map());
  await reindex();
  expect([...peer.indices.keys()].toSorted()).toEqual([peer.aliases.get(NAME), 'gyeol-other-000001']);
});

it('locks what it reads, so that an edit under way isn’t written over', async () => {
  const artist = await make.artist();
  await make.artwork(artist.id);
  await make.article({ type: 'NEWS' });
  for (const table of ['artists', 'artworks', 'articles'] as const) {
    const locks = async () =>
      (await database.orm.execute<{ xmax: string }>(sql`select xmax::text from ${sql.raw(table)}`)).rows[0]
        ?.xmax;
    const before = await locks();
    expect(await repository.refresh(table, null, 10)).toMatchObject({ done: 1 });
    expect(await locks()).not.toBe(before);
  }
});
