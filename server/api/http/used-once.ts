import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Remembers what may be used a single time, for as long as it is valid. */
export interface UsedOnce {
  /** Whether `key` is used for the first time within `seconds`. It is used then. */
  take(key: string, seconds: number): Promise<boolean>;
}

const KEY_PREFIX = 'gyeol:used:';
const MAX = 50_000;

/** @param redis where all nodes remember. Null: this process remembers alone, as it does while Redis is away. */
export function createUsedOnce(redis: Redis | null = null): UsedOnce {
  const own = new LRUCache<string, true>({ max: MAX });
  return {
    async take(key, seconds) {
      if (own.has(key)) return false;
      own.set(key, true, { ttl: seconds * 1000 });
      if (redis === null) return true;
      const answer = await redis.set(KEY_PREFIX + key, 1, 'EX', seconds, 'NX').catch(() => 'OK' as const);
      return answer === 'OK';
    },
  };
}
