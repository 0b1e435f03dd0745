import type { CacheTag } from '@/lib/cache-tags';

export type InvalidationListener = (tags: readonly CacheTag[]) => void;

/**
 * Carries the news of a change from whoever made it to every cache that keeps pages or answers.
 * The caches of this process have heard it when `invalidate` returns; those of other nodes soon after.
 */
export interface InvalidationBus {
  /** Never fails for the caller: a change is not undone because news of it could not be sent. */
  invalidate(tags: readonly CacheTag[]): void;
  /** Returns what ends the subscription. */
  subscribe(listener: InvalidationListener): () => void;
  close(): Promise<void>;
}
