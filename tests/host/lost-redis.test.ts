import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { mailTo } from '@/server/api/modules/mails/templates';
import { outbox } from '@/server/db/schema/outbox';
import { startOutbox } from '@/server/jobs/outbox';
import { createOutboxRepository } from '@/server/jobs/outbox-repository';
import { createLog } from '@/server/logging/log';
import type { InvalidationBus } from '@/server/providers/cache/cache';
import { createRedisBus } from '@/server/providers/cache/redis';
import { openRedis } from '@/server/redis-connection';
import { startTestApi, type TestApi } from '@/tests/support/api';
import { startCutProxy, type CutProxy } from '@/tests/support/cut-proxy';
import { findTestRedis } from '@/tests/support/redis';
import { assertSocial } from '@/tests/support/social';
import { until } from '@/tests/support/until';
import { startHost, type TestHost } from './support/start-host';

/*
 * Two nodes on one database, of which the second loses Redis for thirty seconds of its pages' clock. Its way to Redis is cut, and
 * the test waits for what the node notices.
 */
const redisUrl = findTestRedis();
const onRedis = redisUrl === null ? describe.skip : describe;
const PULSE = { everyMs: 50, lostMs: 2000 };
const LIKES = 3;
const ignore = () => undefined;

interface Node {
  api: TestApi;
  redis: Redis;
  bus: InvalidationBus;
}

onRedis('two nodes, of which one loses Redis', () => {
  let proxy: CutProxy;
  let one: Node;
  let two: Node;
  let pages: TestHost;

  async function startNode(url: string, first?: TestApi): Promise<Node> {
    const redis = openRedis(url, ignore);
    const rateLimits = { like: { points: LIKES, seconds: 60 } };
    const api = await startTestApi({ redis, rateLimits }, first);
    return { api, redis, bus: createRedisBus(url, ignore, PULSE) };
  }

  beforeAll(async () => {
    proxy = await startCutProxy(redisUrl ?? '');
    one = await startNode(redisUrl ?? '');
    two = await startNode(proxy.url, one.api);
    pages = await startHost();
    two.bus.subscribe((tags) => pages.cache.invalidate(tags));
    Object.defineProperty(pages.news, 'receivesInvalidations', { get: () => two.bus.isConnected() });
  });
  beforeEach(async () => {
    proxy.mend();
    await isBack();
    await one.api.reset();
  });
  afterAll(async () => {
    await pages.close();
    for (const { bus, redis } of [one, two]) {
      await bus.close();
      redis.disconnect();
    }
    await proxy.close();
    await one.api.close();
  });

  async function lose(): Promise<void> {
    proxy.cut();
    await until(() => two.redis.status !== 'ready' && !two.bus.isConnected());
  }

  async function isBack(): Promise<void> {
    await until(() => two.redis.status === 'ready' && two.bus.isConnected() && one.bus.isConnected());
  }

  const state = async () => (await pages.get('/artist')).headers['x-cache'];
  const wait = (seconds: number) => void (pages.clock.now += seconds * 1000);

  test('serves no page from before the loss, none for long meanwhile, and none of that time after it', async () => {
    pages.next.tags = ['artists'];
    await until(async () => (await state()) === 'HIT');
    await lose();
    expect(await state()).not.toBe('HIT');
    await until(async () => (await state()) === 'HIT');
    // A change that the second node doesn't hear of.
    one.bus.invalidate(['artists']);
    wait(4);
    expect(await state()).toBe('HIT');
    wait(2);
    expect(await state()).not.toBe('HIT');
    await until(async () => (await state()) === 'HIT');
    wait(24);
    await state();
    await until(async () => (await state()) === 'HIT');

    const calls = pages.next.calls.length;
    proxy.mend();
    await isBack();
    await until(async () => (await state()) !== 'HIT' || pages.next.calls.length > calls);
    await until(async () => (await state()) === 'HIT');
    const renewed = pages.next.calls.length;
    expect(renewed).toBeGreaterThan(calls);
    one.bus.invalidate(['artists']);
    await until(async () => (await state()) !== 'HIT' || pages.next.calls.length > renewed);
  });

  test('holds its limits meanwhile, and together with the other one before and after', async () => {
    const artist = await one.api.make.artist();
    const body = { type: 'ARTIST', uuid: artist.uuid };
    const account = () => one.api.make.account({ accountId: `m${randomUUID().slice(0, 8)}` });
    const like = async ({ api }: Node, as: Awaited<ReturnType<typeof account>>) =>
      (await api.request('POST', '/v1/users/me/likes', { as, body })).status;
    const early = await account();
    expect([await like(one, early), await like(two, early), await like(one, early)]).toEqual([200, 200, 200]);
    expect([await like(one, early), await like(two, early)]).toEqual([429, 429]);

    await lose();
    const late = await account();
    for (const node of [one, two]) {
      for (let count = 0; count < LIKES; count += 1) expect(await like(node, late)).toBe(200);
      expect(await like(node, late)).toBe(429);
    }
    expect(await like(one, early)).toBe(429);

    proxy.mend();
    await isBack();
    expect([await like(two, late), await like(two, early)]).toEqual([429, 429]);
  });

  test('knows of each session what the other one knows', async () => {
    const as = await one.api.make.account();
    const me = async ({ api }: Node) => (await api.request('GET', '/v1/users/me', { as })).status;
    await lose();
    expect(await me(two)).toBe(200);
    await one.api.call('PUT', '/v1/users/withdraw', { as, body: { withdrawReason: null } });
    expect([await me(one), await me(two)]).toEqual([401, 401]);
    proxy.mend();
    await isBack();
    expect(await me(two)).toBe(401);
  });

  test('takes nothing that counts once a second time, during the loss or after it', async () => {
    const path = '/v1/oauth2/assertion';
    const [before, during] = [await assertSocial(), await assertSocial()];
    await one.api.call('POST', path, { body: { assertion: before } });
    await lose();
    await two.api.fails(401, 'POST', path, { body: { assertion: before } });
    await two.api.call('POST', path, { body: { assertion: during } });
    await one.api.fails(401, 'POST', path, { body: { assertion: during } });
    proxy.mend();
    await isBack();
    await two.api.fails(401, 'POST', path, { body: { assertion: before } });
  });

  test('does no job that the other one does', async () => {
    await lose();
    const sent: string[] = [];
    const mail = {
      send: async ({ id }: { id: string }) => void sent.push(id),
      check: async () => undefined,
      close: ignore,
    };
    const start = ({ api }: Node) =>
      startOutbox({
        repository: createOutboxRepository(api.database.orm),
        mail,
        log: createLog({ level: 'silent' }),
        limits: { pollMs: 20 },
      });
    const rows = Array.from({ length: 20 }, (_, at) =>
      mailTo('signup-member', `a${at}@example.com`, { name: '김하루', accountId: 'haru' }),
    );
    await one.api.database.orm.insert(outbox).values(rows);
    const runners = [start(one), start(two)];
    await until(async () => (await one.api.rows(outbox)).every(({ sentAt }) => sentAt !== null));
    proxy.mend();
    await isBack();
    await Promise.all(runners.map((runner) => runner.stop(60_000)));
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
    expect((await one.api.rows(outbox)).map(({ attempts }) => attempts)).toEqual(rows.map(() => 1));
  });
});
