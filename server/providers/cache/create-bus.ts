import { createInProcessBus } from './in-process';
import type { InvalidationBus } from './cache';
import { createRedisBus } from './redis';

interface BusOptions {
  /** Null: caches live in this process only. */
  redisUrl: string | null;
  onError: (error: unknown) => void;
}

/** The invalidation bus that the settings ask for. */
export function createInvalidationBus({ redisUrl, onError }: BusOptions): InvalidationBus {
  return redisUrl === null ? createInProcessBus(onError) : createRedisBus(redisUrl, onError);
}
