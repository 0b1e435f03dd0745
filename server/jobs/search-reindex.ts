import type { SearchEntry, SearchWriter } from '@/server/providers/search/search';
import type { SearchQueueRepository } from './search-queue-repository';
import { SEARCHED_TABLES, type SearchReindexRepository } from './search-reindex-repository';

export interface ReindexProgress {
  step: 'entries' | 'engine';
  done: number;
  total: number;
}

interface ReindexOptions {
  repository: SearchReindexRepository;
  queue: Pick<SearchQueueRepository, 'turnOn'>;
  /** Null: the database itself finds. */
  writer: SearchWriter | null;
  onProgress: (progress: ReindexProgress) => void;
  batch?: number;
}

/** How long single changes wait for the next batch of a reindex, which may have died. */
const PAUSE_SECONDS = 120;

/**
 * Makes every entry anew, and then all that an engine beside the database has. The site goes on searching: rows are
 * locked a batch at a time, and the engine's old index is used until the new one is whole. Started again after it
 * was ended, it begins anew and writes only what differs.
 * @returns entries of things that were gone
 * @throws where another reindex is writing to the engine, or took over because this one was too slow
 */
export async function reindexSearch({
  repository,
  queue,
  writer,
  onProgress,
  batch = 500,
}: ReindexOptions): Promise<number> {
  const totals = await Promise.all(SEARCHED_TABLES.map((table) => repository.count(table)));
  const total = totals.reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of SEARCHED_TABLES) {
    let after: string | null = null;
    do {
      const refreshed = await repository.refresh(table, after, batch);
      after = refreshed.last;
      done += refreshed.done;
      onProgress({ step: 'entries', done, total: Math.max(done, total) });
    } while (after !== null);
  }
  const orphans = await repository.removeOrphans();
  if (writer !== null) await writeAnew({ repository, queue, writer, onProgress, batch });
  return orphans;
}

async function writeAnew({
  repository,
  queue,
  writer,
  onProgress,
  batch,
}: Required<ReindexOptions> & { writer: SearchWriter }) {
  // What changes meanwhile has to be noted, also where no engine was told of anything before.
  await queue.turnOn();
  const begun = await repository.begin(PAUSE_SECONDS);
  if (begun === null)
    throw new Error(`Another reindex is under way, or died less than ${PAUSE_SECONDS} seconds ago.`);
  let pause = begun;
  const renew = async () => {
    const renewed = await repository.renew(pause, PAUSE_SECONDS);
    if (renewed === null) throw new Error('This took too long: single changes have gone on. Start it again.');
    pause = renewed;
  };
  let place: Awaited<ReturnType<SearchWriter['startAnew']>> | null = null;
  try {
    const total = await repository.count('search_entries');
    place = await writer.startAnew();
    let after: SearchEntry | null = null;
    let done = 0;
    for (;;) {
      const entries: SearchEntry[] = await repository.list(after, batch);
      await place.write(entries);
      done += entries.length;
      onProgress({ step: 'engine', done, total: Math.max(done, total) });
      await renew();
      after = entries.at(-1) ?? null;
      if (entries.length < batch) break;
    }
    await place.finish();
  } catch (error) {
    // What failed is what is told; what it left behind goes with the next reindex.
    await place?.abandon().catch(() => undefined);
    throw error;
  } finally {
    await repository.end(pause);
  }
}
