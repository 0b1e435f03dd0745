import { LRUCache } from 'lru-cache';
import { cacheTags } from '@/lib/cache-tags';
import type { StoredPage } from './stored-page';

/**
 * Stored pages by key and by tag, limited by bytes. Addresses that anybody can make up (searches, unknown ids, data
 * requests) have a share of their own, so that they don't push out the others.
 */
export class PageStore {
  private readonly main: LRUCache<string, StoredPage>;
  private readonly longTail: LRUCache<string, StoredPage>;
  private readonly byTag = new Map<string, Set<StoredPage>>();

  constructor(maxBytes: number) {
    this.main = this.share(Math.ceil(maxBytes * 0.6));
    this.longTail = this.share(Math.ceil(maxBytes * 0.4));
  }

  get(key: string): StoredPage | undefined {
    return this.main.get(key) ?? this.longTail.get(key);
  }

  set(key: string, page: StoredPage, isLongTail: boolean): void {
    const [share, other] = isLongTail ? [this.longTail, this.main] : [this.main, this.longTail];
    other.delete(key);
    share.set(key, page, { size: page.bytes + key.length });
    // The cache refuses a page that is larger than its share.
    if (share.peek(key) !== page) return;
    for (const tag of page.tags) {
      const pages = this.byTag.get(tag);
      if (pages === undefined) this.byTag.set(tag, new Set([page]));
      else pages.add(page);
    }
  }

  /** Marks the pages with these tags as outdated. The next request for each renders it again. */
  invalidate(tags: readonly string[]): void {
    if (tags.includes(cacheTags.everything)) {
      for (const share of [this.main, this.longTail])
        for (const page of share.values()) page.isInvalidated = true;
      return;
    }
    for (const tag of tags) for (const page of this.byTag.get(tag) ?? []) page.isInvalidated = true;
  }

  statistics(): { pages: number; bytes: number; tags: number } {
    return {
      pages: this.main.size + this.longTail.size,
      bytes: this.main.calculatedSize + this.longTail.calculatedSize,
      tags: this.byTag.size,
    };
  }

  private share(maxSize: number): LRUCache<string, StoredPage> {
    return new LRUCache({ maxSize, dispose: (page) => this.forget(page) });
  }

  private forget(page: StoredPage): void {
    for (const tag of page.tags) {
      const pages = this.byTag.get(tag);
      pages?.delete(page);
      if (pages?.size === 0) this.byTag.delete(tag);
    }
  }
}
