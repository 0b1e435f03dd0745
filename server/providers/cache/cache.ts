import type { CacheTag } from '@/lib/cache-tags';

export type InvalidationListener = (tags: readonly CacheTag[]) => void;

/**
 * Invalidates every cache of pages or answers. The caches of this process are invalidated before `invalidate` returns,
 * those of other nodes soon after.
 */
export interface InvalidationBus {
  /** Marks everything with these tags as outdated. It never throws, because the change itself has happened. */
  invalidate(tags: readonly CacheTag[]): void;
  /** @returns the function that ends the subscription */
  subscribe(listener: InvalidationListener): () => void;
  /** Whether this node hears of the changes that other nodes make. */
  isConnected(): boolean;
  close(): Promise<void>;
}
