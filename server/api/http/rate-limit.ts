import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RATES } from './rates';
import { ApiError } from './api-error';

export type RateLimitName = keyof typeof RATES;
export type RateLimits = Record<RateLimitName, { points: number; seconds: number }>;

export interface RateLimiter {
  /** Counts one call of `who`; throws TOO_MANY_REQUESTS with `Retry-After` beyond the limit. */
  consume(name: RateLimitName, who: string): Promise<void>;
  /** Takes a counted call back: it turned out to be none of those that are limited. */
  giveBack(name: RateLimitName, who: string): Promise<void>;
}

/** The table's limits with `factor` times as many calls in the same time. */
export function raisedRateLimits(factor: number): RateLimits {
  const names = Object.keys(RATES) as RateLimitName[];
  const entries = names.map((name) => {
    const { points, seconds } = RATES[name];
    return [name, { points: points * factor, seconds }];
  });
  return Object.fromEntries(entries) as RateLimits;
}

/** Limits kept in this process, the table's where `limits` has none; a call is counted for the account, or the address of a guest. */
export function createRateLimiter(limits: Partial<RateLimits> = {}): RateLimiter {
  const limiters = new Map(
    Object.entries({ ...RATES, ...limits }).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
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
    async giveBack(name, who) {
      await limiters.get(name)?.reward(who);
    },
  };
}
