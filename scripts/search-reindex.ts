import '@/server/files/private-files';
import { loadConfigOrExit } from '@/server/settings/config';
import { DataDirLockedError } from '@/server/db/lock';
import { isMigrated } from '@/server/db/migrate';
import { withDatabase } from '@/server/db/prepare';
import { createSearchQueueRepository } from '@/server/jobs/search-queue-repository';
import { reindexSearch, type ReindexProgress } from '@/server/jobs/search-reindex';
import { createSearchReindexRepository } from '@/server/jobs/search-reindex-repository';
import { createElasticClient } from '@/server/providers/search/elasticsearch-client';
import { createElasticWriter } from '@/server/providers/search/elasticsearch-writer';

/** `npm run search:reindex` rewrites the search entries, and the index of the engine that SEARCH_URL names. */
const config = loadConfigOrExit();
const STEPS = { sizes: 'Sizes', entries: 'Entries', engine: 'Search engine' } as const;
let step: ReindexProgress['step'] | null = null;
let startedAt = 0;
let printedAt = 0;

try {
  if (config.platformApiUrl !== null)
    throw new Error('PLATFORM_API_URL is set: run this where the API runs.');
  await withDatabase(config, async (database) => {
    if (!(await isMigrated(database)))
      throw new Error('The database is older than this version: npm run db:migrate first.');
    const { search } = config;
    const writer =
      search.kind === 'postgres' ? null : createElasticWriter(createElasticClient(search), search.name);
    const orphans = await reindexSearch({
      repository: createSearchReindexRepository(database),
      queue: createSearchQueueRepository(database.orm),
      writer,
      onProgress: show,
    });
    console.log(`Done; ${orphans} entries of removed records were removed.`);
  });
} catch (error) {
  if (error instanceof DataDirLockedError) {
    console.error(
      `${error.message}\nThe embedded database has room for one process: stop the site, reindex, start it again.`,
    );
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}

/** Prints the progress: one line per second, and the last one of each step. */
function show(progress: ReindexProgress): void {
  const now = performance.now();
  if (progress.step !== step) {
    step = progress.step;
    startedAt = now;
    printedAt = 0;
  }
  if (progress.done < progress.total && now - printedAt < 1000) return;
  printedAt = now;
  const rate = progress.done / Math.max(0.001, (now - startedAt) / 1000);
  const left = Math.ceil((progress.total - progress.done) / Math.max(rate, 1));
  console.log(
    `${STEPS[progress.step]} ${progress.done}/${progress.total}, ${Math.round(rate)} a second${left > 0 ? `, ${left} s left` : ''}`,
  );
}
