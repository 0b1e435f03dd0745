import { createInProcessBus } from './in-process';
import type { InvalidationBus } from './cache';
import { createRedisBus } from './redis';

interface BusOptions {
  /** Null where all caches are in this process. */
  redisUrl: string | null;
  onError: (error: unknown) => void;
}

/** The invalidation bus of the settings. */
export function createInvalidationBus({ redisUrl, onError }: BusOptions): InvalidationBus {
  return redisUrl === null ? createInProcessBus(onError) : createRedisBus(redisUrl, onError);
}
