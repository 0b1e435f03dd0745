import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openSearchEngine } from '@/server/api/search-engine';
import { searchChanges } from '@/server/db/schema/search';
import { startSearchQueue } from '@/server/jobs/search-queue';
import { createSearchQueueRepository } from '@/server/jobs/search-queue-repository';
import { createLog } from '@/server/logging/log';
import { createElasticClient } from '@/server/providers/search/elasticsearch-client';
import { createElasticWriter } from '@/server/providers/search/elasticsearch-writer';
import { createTestDatabase } from '@/tests/support/database';
import type { TestDatabase } from '@/tests/support/database';
import { createFactories } from '@/tests/support/factories';
import { startElasticPeer, type ElasticPeer } from '@/tests/support/search/elastic-peer';
import { until } from '@/tests/support/until';

const NAME = 'gyeol';
/** Milliseconds for work that is under way to end. */
const GRACE_MS = 60_000;
/** Nothing is tried a second time while a test lasts. */
const ONE_TRY = { retrySeconds: 3600, retryMaxSeconds: 3600 };
/** Fakes the job's interval. The waiting for the engine stays real. */
const fakeIntervals = () =>
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
      ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
    ],
  });
const log = createLog({ level: 'silent' });
let peer: ElasticPeer;
let database: TestDatabase;
let make: ReturnType<typeof createFactories>;
let queue: ReturnType<typeof createSearchQueueRepository>;

const openWriter = () =>
  createElasticWriter(
    createElasticClient({ url: peer.url, apiKey: null, name: NAME, timeoutMs: 60_000 }),
    NAME,
  );
const waiting = () => database.orm.select().from(searchChanges).orderBy(searchChanges.version);
const documents = () => [...(peer.indices.get(peer.aliases.get(NAME) ?? '')?.values() ?? [])];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  peer = await startElasticPeer();
  await database.reset();
  make = createFactories(database.orm);
  queue = createSearchQueueRepository(database.orm);
});
afterEach(() => peer.close());
afterAll(() => database?.close());

describe('the queue', () => {
  /** Runs the job until it has tried every due change. One that is leased is due again long before one that was refused. */
  const run = async () => {
    const job = startSearchQueue({ repository: queue, writer: openWriter(), log, limits: ONE_TRY });
    const refusedUntil = Date.now() + (ONE_TRY.retrySeconds * 1000) / 2;
    await until(async () => (await waiting()).every(({ dueAt }) => dueAt.getTime() > refusedUntil));
    await job.stop(GRACE_MS);
  };

  it('is written only while there is an engine, and begins with everything', async () => {
    await make.artist({ nameKo: '먼저' });
    expect(await waiting()).toEqual([]);
    expect(await queue.turnOn()).toEqual({ isNew: true });
    expect(await waiting()).toHaveLength(1);
    await make.artist({ nameKo: '나중' });
    expect(await waiting()).toHaveLength(2);
    expect(await queue.turnOn()).toEqual({ isNew: false });
    await queue.turnOff();
    await make.artist({ nameKo: '아무도' });
    expect(await waiting()).toEqual([]);
  });

  it('passes on what is there and removes what is gone, as lines of JSON with versions', async () => {
    await queue.turnOn();
    const artist = await make.artist({ nameKo: '김정현' });
    await run();
    expect(documents().map(({ document }) => document)).toMatchObject([
      { index: 'ARTIST', uuid: artist.uuid, title: '김정현', rankedAt: artist.createdAt.toISOString() },
    ]);
    const sent = peer.asked.find(({ path }) => path.startsWith('/_bulk'));
    expect(sent?.path).toBe('/_bulk?require_alias=true');
    expect(sent?.headers['content-type']).toBe('application/x-ndjson');
    expect(sent?.body.endsWith('\n')).toBe(true);
    expect(JSON.parse(sent?.body.split('\n')[0] ?? '')).toEqual({
      index: {
        _index: 'gyeol',
        _id: `ARTIST:${artist.uuid}`,
        version: expect.any(Number),
        version_type: 'external',
      },
    });
    await database.orm.execute(sql`delete from artists`);
    await run();
    expect(documents()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('keeps what the engine refuses, passes on the rest, and tries again', async () => {
    await queue.turnOn();
    await make.artist({ nameKo: '하나' });
    const refused = await make.artist({ nameKo: '둘' });
    peer.interfere = ({ path, body }) => {
      if (!path.startsWith('/_bulk') || !body.includes(refused.uuid)) return null;
      const ids = body.split('\n').flatMap((line) => /"_id":"([^"]+)"/.exec(line)?.[1] ?? []);
      const items = ids.map((id) =>
        id.includes(refused.uuid)
          ? {
              index: {
                _id: id,
                status: 429,
                error: { type: 'es_rejected_execution_exception', reason: 'queue full' },
              },
            }
          : { index: { _id: id, status: 201 } },
      );
      return { status: 200, body: { errors: true, items } };
    };
    await run();
    const [left, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(left).toMatchObject({
      uuid: refused.uuid,
      attempts: 1,
      lastError: '429 es_rejected_execution_exception: queue full',
    });
    peer.interfere = null;
    await database.orm.update(searchChanges).set({ dueAt: new Date(0) });
    await run();
    expect(await waiting()).toEqual([]);
    expect(documents().map(({ document }) => document['title'])).toEqual(['둘']);
  });

  it('loses nothing while the engine is away', async () => {
    await queue.turnOn();
    await make.artist();
    peer.interfere = ({ path }) =>
      path.startsWith('/_bulk') ? { status: 503, body: { error: 'no master' } } : null;
    await run();
    expect(await waiting()).toHaveLength(1);
    expect(documents()).toHaveLength(0);
    peer.interfere = null;
    await database.orm.update(searchChanges).set({ dueAt: new Date(0) });
    await run();
    expect(documents()).toHaveLength(1);
  });

  it('keeps the later of two changes that arrive the wrong way round', async () => {
    await queue.turnOn();
    const writer = openWriter();
    await writer.prepare();
    const artist = await make.artist({ nameKo: '처음' });
    const early = await queue.lease(10, 60);
    await database.orm.execute(sql`update artists set name_ko = '나중' where uuid = ${artist.uuid}`);
    const late = await queue.lease(10, 60);
    expect([...(await writer.write(late)), ...(await writer.write(early))]).toEqual([null, null]);
    expect(documents().map(({ document }) => document['title'])).toEqual(['나중']);
    await queue.remove(early);
    expect(await waiting()).toHaveLength(1);
    await queue.remove(late);
    expect(await waiting()).toEqual([]);
  });

  it('tells an engine everything that has lost it, whatever it was told before', async () => {
    await queue.turnOn();
    await make.artist({ nameKo: '하나' });
    await run();
    expect(await waiting()).toEqual([]);
    peer.indices.clear();
    peer.aliases.clear();
    const job = startSearchQueue({ repository: queue, writer: openWriter(), log, limits: { pollMs: 20 } });
    await until(async () => documents().length === 1);
    peer.indices.clear();
    peer.aliases.clear();
    await make.artist({ nameKo: '둘' });
    await until(async () => documents().length === 2);
    await job.stop(GRACE_MS);
  });

  it('makes one first index however many make it at once, and never takes an index for the alias', async () => {
    await Promise.all([openWriter().prepare(), openWriter().prepare(), openWriter().prepare()]);
    expect([...peer.indices.keys()]).toEqual(['gyeol-000001']);
    expect(await openWriter().isThere()).toBe(true);
    peer.aliases.clear();
    await expect(openWriter().prepare()).rejects.toThrow('gyeol-000001 is there without the alias gyeol');
    peer.indices.set(NAME, new Map());
    await expect(openWriter().prepare()).rejects.toThrow('gyeol is an index');
  });

  it('asks an engine that is away less and less often', async () => {
    jest.useFakeTimers();
    try {
      const isThere = jest.fn<() => Promise<boolean>>(() => Promise.reject(new Error('503 no master')));
      const limits = { pollMs: 10, retrySeconds: 0.2, retryMaxSeconds: 1 };
      const job = startSearchQueue({ repository: queue, writer: { ...openWriter(), isThere }, log, limits });
      const askedAt: number[] = [];
      for (let ms = 0; ms <= 4000; ms += 10) {
        while (askedAt.length < isThere.mock.calls.length) askedAt.push(ms);
        await jest.advanceTimersByTimeAsync(10);
      }
      expect(askedAt).toEqual([0, 200, 600, 1400, 2400, 3400]);
      await job.stop(GRACE_MS);
    } finally {
      jest.useRealTimers();
    }
  });

  it('postpones what is refused for one reason at once', async () => {
    await queue.turnOn();
    for (const nameKo of ['하나', '둘', '셋']) await make.artist({ nameKo });
    peer.interfere = ({ path, body }) => {
      if (!path.startsWith('/_bulk')) return null;
      const ids = body.split('\n').flatMap((line) => /"_id":"([^"]+)"/.exec(line)?.[1] ?? []);
      const items = ids.map((_id) => ({ index: { _id, status: 429, error: { type: 'full', reason: '' } } }));
      return { status: 200, body: { errors: true, items } };
    };
    await run();
    const rows = await waiting();
    expect(rows.map(({ lastError }) => lastError)).toEqual(Array(3).fill('429 full: '));
    expect(new Set(rows.map(({ dueAt }) => dueAt.getTime())).size).toBe(1);
  });

  it('ends with the platform, in time although the engine never answers', async () => {
    await make.artist();
    peer.interfere = () => 'never';
    const settings = {
      kind: 'elasticsearch',
      url: peer.url,
      apiKey: null,
      name: NAME,
      // Longer than this test may take, so that waiting for the engine would fail it.
      timeoutMs: 30 * 60_000,
    } as const;
    fakeIntervals();
    try {
      const engine = await openSearchEngine(settings, { database, log });
      await until(() => peer.asked.length > 0);
      expect(jest.getTimerCount()).toBe(1);
      await engine.stop(100);
      // The job has stopped looking for changes.
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });
});
