import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import { until } from '@/tests/support/until';
import type { InvalidationBus } from './cache';
import { createInvalidationBus } from './create-bus';
import { createRedisBus } from './redis';

function heardBy(bus: InvalidationBus): CacheTag[][] {
  const heard: CacheTag[][] = [];
  bus.subscribe((tags) => heard.push([...tags]));
  return heard;
}

describe('within one process', () => {
  it('reaches every listener before it returns, whatever one of them throws', async () => {
    const errors: unknown[] = [];
    const bus = createInvalidationBus({ redisUrl: null, onError: (error) => errors.push(error) });
    bus.subscribe(() => {
      throw new Error('broken cache');
    });
    const heard = heardBy(bus);
    bus.invalidate([cacheTags.home, cacheTags.artist(3)]);
    expect(heard).toEqual([['home', 'artist:3']]);
    expect(errors).toHaveLength(1);
    await bus.close();
  });

  it('no longer reaches who has left', async () => {
    const bus = createInvalidationBus({ redisUrl: null, onError: () => undefined });
    const heard: unknown[] = [];
    bus.subscribe((tags) => heard.push(tags))();
    bus.invalidate([cacheTags.home]);
    expect(heard).toEqual([]);
  });
});

describe('between nodes', () => {
  let redis: FakeRedis;
  const errors: unknown[] = [];
  const buses: InvalidationBus[] = [];
  const node = () => {
    const bus = createInvalidationBus({ redisUrl: redis.url, onError: (error) => errors.push(error) });
    buses.push(bus);
    return bus;
  };

  beforeEach(async () => {
    redis = await startFakeRedis();
  });
  afterEach(async () => {
    await Promise.all(buses.splice(0).map((bus) => bus.close()));
    await redis.close();
  });

  it('reaches the caches here at once and those of the other node once', async () => {
    const [here, there] = [node(), node()];
    const [heardHere, heardThere] = [heardBy(here), heardBy(there)];
    await until(() => redis.subscribers() === 2);
    here.invalidate([cacheTags.artworks(7)]);
    expect(heardHere).toEqual([['artworks:7']]);
    await until(() => heardThere.length > 0);
    // News comes in its order: what is heard twice is heard before the next.
    there.invalidate([cacheTags.home]);
    await until(() => heardHere.length > 1);
    here.invalidate([cacheTags.banners]);
    await until(() => heardThere.length > 2);
    const all = [['artworks:7'], ['home'], ['banners']];
    expect([heardHere, heardThere]).toEqual([all, all]);
  });

  it('takes everything for changed after it was cut off, and goes on', async () => {
    const [here, there] = [node(), node()];
    const heard = heardBy(there);
    await until(() => redis.subscribers() === 2);
    redis.cut();
    here.invalidate([cacheTags.home]);
    await until(() => heard.some((tags) => tags.includes('*')));
    await until(() => redis.subscribers() === 2);
    here.invalidate([cacheTags.banners]);
    await until(() => heard.some((tags) => tags.includes('banners')));
  });

  it('says while it hears nothing of others, and tells what it couldn’t when Redis is back', async () => {
    const [here, there] = [node(), node()];
    await until(() => here.isConnected() && there.isConnected());
    const heardHere = heardBy(here);
    const heardThere = heardBy(there);
    const { port, close } = redis;
    await close();
    await until(() => !here.isConnected() && !there.isConnected());
    // What was stored until now may be outdated by a change whose invalidation was lost.
    await until(() => heardHere.length > 0 && heardThere.length > 0);
    expect([heardHere, heardThere]).toEqual([[['*']], [['*']]]);
    const before = errors.length;
    here.invalidate([cacheTags.artist(9)]);
    await until(() => errors.length > before);
    redis = await startFakeRedis(port);
    await until(() => heardThere.some((tags) => tags.includes('artist:9')));
    await until(() => here.isConnected() && there.isConnected());
  });

  it('notices a connection that died in silence', async () => {
    const bus = createRedisBus(redis.url, (error) => errors.push(error), { everyMs: 20, lostMs: 2000 });
    buses.push(bus);
    const heard = heardBy(bus);
    await until(() => bus.isConnected());
    redis.freeze();
    await until(() => !bus.isConnected() && heard.length > 0);
    expect(heard).toEqual([['*']]);
    redis.thaw();
    await until(() => bus.isConnected());
  });

  it('takes news that it can’t read for everything', async () => {
    const heard = heardBy(node());
    await until(() => redis.subscribers() === 1);
    redis.publish('gyeol:invalidate', 'not json');
    await until(() => heard.some((tags) => tags.includes('*')));
  });
});

interface FakeRedis {
  url: string;
  port: number;
  subscribers(): number;
  publish(channel: string, message: string): void;
  cut(): void;
  /** Leaves everything that comes unanswered, over connections that stay open. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** As much of Redis as publish and subscribe need, spoken in its own protocol. */
async function startFakeRedis(ownPort = 0): Promise<FakeRedis> {
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const subscribed = new Set<Socket>();
  const publish = (channel: string, message: string) => {
    for (const socket of subscribed) socket.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      subscribed.delete(socket);
    });
    socket.on('data', (data) => {
      if (isFrozen) return;
      for (const [name = '', channel = '', message = ''] of commandsIn(data.toString())) {
        if (name.toLowerCase() === 'subscribe') {
          subscribed.add(socket);
          socket.write(`*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`);
        } else if (name.toLowerCase() === 'publish') {
          publish(channel, message);
          socket.write(`:${subscribed.size}\r\n`);
        } else if (name.toLowerCase() === 'info') {
          socket.write(bulk('redis_version:7.0.0\r\nloading:0'));
        } else {
          socket.write('+OK\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    subscribers: () => subscribed.size,
    publish,
    freeze: () => void (isFrozen = true),
    thaw: () => void (isFrozen = false),
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** `*2\r\n$4\r\nINFO\r\n…` as lists of words; commands arrive whole in these tests. */
function commandsIn(text: string): string[][] {
  return text
    .split(/^\*\d+\r\n/m)
    .filter((part) => part !== '')
    .map((part) => part.split('\r\n').filter((_, index) => index % 2 === 1));
}
