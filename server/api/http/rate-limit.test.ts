import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { openRedis } from '@/server/redis-connection';
import { findTestRedis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';
import { createRateLimiter } from './rate-limit';
import { createUsedOnce } from './used-once';

describe('createRateLimiter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets a caller in again after the time it names', async () => {
    const limiter = createRateLimiter({
      like: { points: 2, seconds: 60 },
      view: { points: 2, seconds: 60 },
    });
    await limiter.consume('like', 'a');
    await limiter.consume('like', 'a');
    await expect(limiter.consume('like', 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await limiter.consume('like', 'b');
    await limiter.consume('view', 'a');
    jest.advanceTimersByTime(60_001);
    await limiter.consume('like', 'a');
  });
});

const url = findTestRedis();
const onRedis = url === null ? describe.skip : describe;

onRedis('over several nodes', () => {
  const connections: Redis[] = [];
  const node = async () => {
    const redis = openRedis(url ?? '', () => undefined);
    connections.push(redis);
    await until(() => redis.status === 'ready');
    return redis;
  };
  afterEach(() => {
    for (const redis of connections.splice(0)) redis.disconnect();
  });

  it('counts the calls of all nodes together', async () => {
    const limits = { like: { points: 3, seconds: 60 } };
    const [one, other] = [createRateLimiter(limits, await node()), createRateLimiter(limits, await node())];
    const who = randomUUID();
    await one.consume('like', who);
    await other.consume('like', who);
    await one.consume('like', who);
    await expect(other.consume('like', who)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await one.refund('like', who);
    await one.refund('like', who);
    await other.consume('like', who);
  });

  it('lets something be used once on any node', async () => {
    const [one, other] = [createUsedOnce(await node()), createUsedOnce(await node())];
    const key = randomUUID();
    expect(await one.take(key, 60)).toBe(true);
    expect(await other.take(key, 60)).toBe(false);
    expect(await one.take(key, 60)).toBe(false);
  });
});

describe('while Redis is away', () => {
  it('each node limits the calls that it gets, at once', async () => {
    const redis = openRedis('redis://127.0.0.1:1', () => undefined);
    const limiter = createRateLimiter({ like: { points: 1, seconds: 60 } }, redis);
    await limiter.consume('like', 'a');
    await expect(limiter.consume('like', 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const usedOnce = createUsedOnce(redis);
    expect(await usedOnce.take('a', 60)).toBe(true);
    expect(await usedOnce.take('a', 60)).toBe(false);
    redis.disconnect();
  });
});
