import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ERRORS } from '@/lib/contracts/errors';
import { ApiError } from './api-error';
import { RATES, type Rate } from './rates';

export type RateLimitName = keyof typeof RATES;
export type RateLimits = Record<RateLimitName, Rate>;

export interface RateLimiter {
  /** Counts one call of `who`. @throws ApiError TOO_MANY_REQUESTS with `Retry-After` beyond the limit */
  consume(name: RateLimitName, who: string): Promise<void>;
  /** Removes one counted call of `who`, which turned out to be none of those that are limited. It stays a try. */
  refund(name: RateLimitName, who: string): Promise<void>;
  /** Removes the call of `who` that `error` ended, where the limit counts accepted calls and the error says that it wasn't. */
  refundRefused(name: RateLimitName, who: string, error: unknown): Promise<void>;
}

const KEY_PREFIX = 'gyeol:rate:';
const KINDS: RateLimits = RATES;
/** Whether a limit counts accepted calls alone. */
const countsAccepted = (name: RateLimitName) => KINDS[name].tries !== undefined;

/** The limits of `RATES` with `factor` times as many calls in the same time. */
export function raisedRateLimits(factor: number): RateLimits {
  const names = Object.keys(RATES) as RateLimitName[];
  const entries = names.map((name) => {
    const { points, seconds, tries } = KINDS[name];
    return [
      name,
      { points: points * factor, seconds, ...(tries !== undefined && { tries: tries * factor }) },
    ];
  });
  return Object.fromEntries(entries) as RateLimits;
}

/**
 * Counts calls. Limits that `limits` doesn't name are those of `RATES`, which say what each counts.
 * @param redis where all nodes count together. Null: each process counts for itself, as it does while Redis is away (ADR 50).
 */
export function createRateLimiter(limits: Partial<RateLimits> = {}, redis: Redis | null = null): RateLimiter {
  const names = Object.keys(RATES) as RateLimitName[];
  const rateOf = (name: RateLimitName): Rate => ({ ...KINDS[name], ...limits[name] });
  const counters = new Map(
    names.map((name) => {
      const { points, seconds: duration } = rateOf(name);
      return [name, createCounter({ keyPrefix: `${KEY_PREFIX}${name}`, points, duration }, redis)];
    }),
  );
  const tries = new Map(
    names.filter(countsAccepted).map((name) => {
      const { tries: points = 0, seconds: duration } = rateOf(name);
      return [name, createCounter({ keyPrefix: `${KEY_PREFIX}${name}:tries`, points, duration }, redis)];
    }),
  );

  async function refund(name: RateLimitName, who: string): Promise<void> {
    await counters.get(name)?.reward(who);
  }

  return {
    refund,
    async consume(name, who) {
      try {
        await tries.get(name)?.consume(who);
        await counters
          .get(name)
          ?.consume(who)
          .catch(async (rejection: unknown) => {
            // A call beyond the limit isn't accepted either: one before it may still be refused and leave its place.
            if (rejection instanceof RateLimiterRes && countsAccepted(name)) await refund(name, who);
            throw rejection;
          });
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        throw new ApiError('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } });
      }
    },
    async refundRefused(name, who, error) {
      if (countsAccepted(name) && isUnaccepted(error)) await refund(name, who);
    },
  };
}

const UNACCEPTED: ReadonlySet<number> = new Set([400, 408, 413, 415, 422, 429]);

/**
 * Whether what the call says was refused, there was no place for it, or the server failed. A refusal by what is in the database counts,
 * because it tells of it.
 */
function isUnaccepted(error: unknown): boolean {
  const status = error instanceof ApiError ? ERRORS[error.code].status : 500;
  return status >= 500 || UNACCEPTED.has(status);
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
