import type { Platform } from './bff/host-bridge';
import type { Config } from './config';
import type { Log } from './log';
import type { InvalidationBus } from './providers/cache/cache';

export interface EmbeddedPlatform extends Platform {
  /** Resolves when the database is open; rejects when it can't be. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** The API and its database in this process. */
export function openEmbeddedPlatform(_options: { config: Config; log: Log; bus: InvalidationBus }): EmbeddedPlatform {
  return {
    fetch: () => Promise.reject(new Error('The API is not there yet')),
    ready: Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
