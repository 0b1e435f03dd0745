import type { CacheTag } from '@/lib/cache-tags';
import { openSearchEngine, type SearchEngine } from '@/server/api/search-engine';
import type { SimilarWorks } from '@/server/api/modules/artwork-wall/similar-works';
import type { MediaService } from '@/server/api/modules/media/service';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Database } from '@/server/db/client';
import { startArticlePublication } from '@/server/jobs/article-publication';
import { createArticlePublicationRepository } from '@/server/jobs/article-publication-repository';
import { startArtworkNeighbours } from '@/server/jobs/artwork-neighbours';
import { createArtworkNeighboursRepository } from '@/server/jobs/artwork-neighbours-repository';
import { startBannerPeriods } from '@/server/jobs/banner-periods';
import { createBannerPeriodRepository } from '@/server/jobs/banner-periods-repository';
import { startContestReminders } from '@/server/jobs/contest-reminders';
import { createContestReminderRepository } from '@/server/jobs/contest-reminders-repository';
import { startFileRemovals } from '@/server/jobs/file-removals';
import { createFileRemovalRepository } from '@/server/jobs/file-removals-repository';
import { startImageRights } from '@/server/jobs/image-rights';
import { createImageRightsRepository } from '@/server/jobs/image-rights-repository';
import { startOutbox } from '@/server/jobs/outbox';
import { createOutboxRepository } from '@/server/jobs/outbox-repository';
import { startPalettes } from '@/server/jobs/palettes';
import { createPaletteRepository } from '@/server/jobs/palettes-repository';
import type { JobCounts, JobRunner } from '@/server/jobs/polled-job';
import type { Retention } from '@/server/jobs/retention';
import type { Log } from '@/server/logging/log';
import type { MailProvider } from '@/server/providers/mail/mail';
import type { Storage } from '@/server/providers/storage/storage';
import type { SearchSettings } from '@/server/settings/config';
import { composeRetention } from './retention';

interface JobOptions {
  database: Database;
  storage: Storage;
  mail: MailProvider;
  media: Pick<MediaService, 'paletteOf' | 'dropVariantsWithRights'>;
  findSimilar: SimilarWorks['find'];
  search: SearchSettings;
  invalidate: (tags: readonly CacheTag[]) => void;
  log: Log;
}

export interface Jobs {
  outbox: JobRunner;
  search: SearchEngine;
  retention: Retention;
  /** All jobs of this process, by the names that figures have. */
  counted: Readonly<Record<string, { counts(): JobCounts }>>;
  stop(graceMs: number): Promise<void>;
}

/** Starts all work in the background of this process. Retention begins its days with `startDaily`. */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  const { database, storage, mail, media, findSimilar, invalidate, log } = options;
  const { orm } = database;
  const outbox = startOutbox({ repository: createOutboxRepository(orm), mail, log });
  const polled = {
    reminders: startContestReminders({
      repository: createContestReminderRepository(orm, ({ email, ...values }) =>
        mailTo('contest-ends-soon', email, values),
      ),
      wakeOutbox: () => outbox.wake(),
      log,
    }),
    periods: startBannerPeriods({ repository: createBannerPeriodRepository(orm), invalidate, log }),
    publication: startArticlePublication({
      repository: createArticlePublicationRepository(orm),
      invalidate,
      log,
    }),
    palettes: startPalettes({
      repository: createPaletteRepository(orm),
      paletteOf: media.paletteOf,
      invalidate,
      log,
    }),
    neighbours: startArtworkNeighbours({
      repository: createArtworkNeighboursRepository(orm),
      findSimilar,
      invalidate,
      log,
    }),
    rights: startImageRights({
      repository: createImageRightsRepository(orm),
      dropVariants: media.dropVariantsWithRights,
      log,
    }),
    removals: startFileRemovals({ repository: createFileRemovalRepository(orm), storage, log }),
  };
  const search = await openSearchEngine(options.search, { database, log });
  const retention = composeRetention({ database, storage, invalidate, log });
  return {
    outbox,
    search,
    retention,
    counted: { outbox, ...polled, ...(search.queue !== null && { search: search.queue }), retention },
    async stop(graceMs) {
      // Reminders write mails, so the outbox ends after them.
      await Promise.all(Object.values(polled).map((job) => job.stop(graceMs)));
      await Promise.all([outbox.stop(graceMs), search.stop(graceMs), retention.stop()]);
    },
  };
}
