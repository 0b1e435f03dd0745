import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { openRedis } from '@/server/redis-connection';
import { findTestRedis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';
import { ApiError } from './api-error';
import { createRateLimiter, type RateLimitName } from './rate-limit';
import { RATES, type Rate } from './rates';

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

/** What each limit counts: accepted calls, with a wider limit of tries, or every call. */
const KINDS: Readonly<Record<RateLimitName, 'accepted' | 'every call'>> = {
  // Guesses, which are refused calls.
  login: 'every call',
  loginOfAccount: 'every call',
  loginFromAnywhere: 'every call',
  passwordCheck: 'every call',
  duplicateCheck: 'every call',
  social: 'every call',
  // Questions.
  search: 'every call',
  suggest: 'every call',
  view: 'every call',
  description: 'every call',
  viewReport: 'every call',
  portfolioRender: 'every call',
  supportRead: 'every call',
  // What a person does many times a minute, and is let in again after it.
  removal: 'every call',
  like: 'every call',
  artworkChange: 'every call',
  draftUpload: 'every call',
  draftChange: 'every call',
  portfolioSave: 'every call',
  contestDraft: 'every call',
  contestFile: 'every call',
  contestChange: 'every call',
  contestReview: 'every call',
  adminChange: 'every call',
  adminRead: 'every call',
  upload: 'every call',
  // What is sent, made or handed out, of which there are few.
  identity: 'accepted',
  identityResult: 'accepted',
  passwordLink: 'accepted',
  passwordLinkMail: 'accepted',
  signup: 'accepted',
  profileChange: 'accepted',
  errorReport: 'accepted',
  contestSend: 'accepted',
  jurorInvitation: 'accepted',
  contestExport: 'accepted',
  inquiry: 'accepted',
  guestInquiry: 'accepted',
  adminExport: 'accepted',
  personalData: 'accepted',
};

describe.each(Object.entries(KINDS) as [RateLimitName, string][])('the limit %s counts %s', (name, kind) => {
  const rate: Rate = RATES[name];
  const limits = { [name]: { points: 2, seconds: 60, tries: 4 } };
  const limited = { code: 'TOO_MANY_REQUESTS' };
  const refused = [new ApiError('UNPROCESSABLE'), new ApiError('TOO_MANY_REQUESTS')];

  it('and has a limit of tries that is wider, or none', () => {
    expect(rate.tries === undefined ? 'every call' : 'accepted').toBe(kind);
    expect(rate.tries ?? Infinity).toBeGreaterThan(rate.points);
  });

  it('so what is refused for its form, or for want of a place, is counted, or isn’t; a refusal by what is known is', async () => {
    const limiter = createRateLimiter(limits);
    const tries = kind === 'accepted' ? 4 : 2;
    for (let count = 0; count < tries; count += 1) {
      await limiter.consume(name, 'a');
      await limiter.refundRefused(name, 'a', refused[count % refused.length]);
    }
    await expect(limiter.consume(name, 'a')).rejects.toMatchObject(limited);
    for (let count = 0; count < 2; count += 1) {
      await limiter.consume(name, 'b');
      await limiter.refundRefused(name, 'b', new ApiError('CONFLICT'));
    }
    await expect(limiter.consume(name, 'b')).rejects.toMatchObject(limited);
  });
});

it('a call beyond a limit of accepted calls takes no place of one that is refused later', async () => {
  const limiter = createRateLimiter({ inquiry: { points: 1, seconds: 60, tries: 9 } });
  await limiter.consume('inquiry', 'a');
  await expect(limiter.consume('inquiry', 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await limiter.refundRefused('inquiry', 'a', new ApiError('PAYLOAD_TOO_LARGE'));
  await limiter.consume('inquiry', 'a');
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
});

describe('while Redis is away', () => {
  it('each node limits the calls that it gets, at once', async () => {
    const redis = openRedis('redis://127.0.0.1:1', () => undefined);
    const limiter = createRateLimiter({ like: { points: 1, seconds: 60 } }, redis);
    await limiter.consume('like', 'a');
    await expect(limiter.consume('like', 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    redis.disconnect();
  });
});
