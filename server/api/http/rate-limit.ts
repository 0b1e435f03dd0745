import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RATES } from './rates';
import { ApiError } from './api-error';

export type RateLimitName = keyof typeof RATES;
export type RateLimits = Record<RateLimitName, { points: number; seconds: number }>;

export interface RateLimiter {
  /** Counts one call of `who`. @throws ApiError TOO_MANY_REQUESTS with `Retry-After` beyond the limit */
  consume(name: RateLimitName, who: string): Promise<void>;
  /** Removes one counted call of `who`, which turned out to be none of those that are limited. */
  refund(name: RateLimitName, who: string): Promise<void>;
}

const KEY_PREFIX = 'gyeol:rate:';

/** The limits of `RATES` with `factor` times as many calls in the same time. */
export function raisedRateLimits(factor: number): RateLimits {
  const names = Object.keys(RATES) as RateLimitName[];
  const entries = names.map((name) => {
    const { points, seconds } = RATES[name];
    return [name, { points: points * factor, seconds }];
  });
  return Object.fromEntries(entries) as RateLimits;
}

/**
 * Counts calls. Limits that `limits` doesn't name are those of `RATES`.
 * @param redis where all nodes count together. Null: each process counts for itself, as it does while Redis is away (ADR 50).
 */
export function createRateLimiter(limits: Partial<RateLimits> = {}, redis: Redis | null = null): RateLimiter {
  const limiters = new Map(
    Object.entries({ ...RATES, ...limits }).map(([name, { points, seconds }]) => [
      name,
      createCounter({ keyPrefix: `${KEY_PREFIX}${name}`, points, duration: seconds }, redis),
    ]),
  );

  return {
    async consume(name, who) {
      try {
        await limiters.get(name)?.consume(who);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        throw new ApiError('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } });
      }
    },
    async refund(name, who) {
      await limiters.get(name)?.reward(who);
    },
  };
}

function createCounter(rule: { keyPrefix: string; points: number; duration: number }, redis: Redis | null) {
  const own = new RateLimiterMemory(rule);
  if (redis === null) return own;
  return new RateLimiterRedis({
    ...rule,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}
