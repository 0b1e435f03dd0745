import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { Log } from '@/server/log';
import type { ArticlePublicationRepository } from './article-publication-repository';
import { backoffSeconds, startLeasedWork, type LeasedWorkRunner } from './leased-work';

const PUBLICATION = { batch: 20, leaseSeconds: 60, pollMs: 2000 };
/** How long it rests while the database is away. */
const REST = { retrySeconds: 5, retryMaxSeconds: 60 };

interface PublicationOptions {
  repository: ArticlePublicationRepository;
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
  log: Log;
  clock?: () => Date;
  pollMs?: number;
}

/**
 * Publishes articles whose moment has come (O-74), also those whose moment passed while no server ran. The database's
 * triggers keep the search in step; lists, feeds and the sitemap follow by their tag.
 */
export function startArticlePublication({
  repository,
  invalidate,
  log,
  clock = () => new Date(),
  pollMs = PUBLICATION.pollMs,
}: PublicationOptions): LeasedWorkRunner {
  return startLeasedWork<string>({
    ...PUBLICATION,
    name: 'article publication',
    pollMs,
    // Nothing is leased: an article is published and logged in one transaction.
    async lease(limit) {
      const published: string[] = [];
      while (published.length < limit) {
        const uuid = await repository.publishNext(clock());
        if (uuid === null) break;
        published.push(uuid);
        invalidate([cacheTags.articles, cacheTags.article(uuid)]);
      }
      return published;
    },
    handle: (published) => {
      log.info({ articles: published }, 'articles published');
      return Promise.resolve();
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
