import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { Log } from '@/server/logging/log';
import type { ArticlePublicationRepository } from './article-publication-repository';
import { backoffSeconds, startPolledJob, type JobRunner } from './polled-job';

const PUBLICATION = { batch: 20, pollMs: 2000 };
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
}: PublicationOptions): JobRunner {
  return startPolledJob({
    ...PUBLICATION,
    name: 'article publication',
    pollMs,
    // An article is published and logged in one transaction.
    async runDue(limit) {
      const published: string[] = [];
      while (published.length < limit) {
        const uuid = await repository.publishNext(clock());
        if (uuid === null) break;
        published.push(uuid);
        invalidate([cacheTags.articles, cacheTags.article(uuid)]);
      }
      if (published.length > 0) log.info({ articles: published }, 'articles published');
      return published.length;
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
