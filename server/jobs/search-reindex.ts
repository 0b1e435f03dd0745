import { parseArtworkSize } from '@/lib/format/artwork-size';
import type { SearchEntry, SearchWriter } from '@/server/providers/search/search';
import type { SearchQueueRepository } from './search-queue-repository';
import { SEARCHED_TABLES, type SearchReindexRepository } from './search-reindex-repository';

export interface ReindexProgress {
  step: 'sizes' | 'entries' | 'engine';
  done: number;
  total: number;
}

interface ReindexOptions {
  repository: SearchReindexRepository;
  queue: Pick<SearchQueueRepository, 'turnOn'>;
  /** Null where the database itself is the search engine. */
  writer: SearchWriter | null;
  onProgress: (progress: ReindexProgress) => void;
  batch?: number;
}

/** How long single changes wait for the next batch of a reindex. A dead reindex blocks them no longer than this. */
const PAUSE_SECONDS = 120;

/**
 * Reads the sizes of works that were saved when they couldn't be read, rewrites every search entry, and then the index of an engine beside
 * the database. The search goes on meanwhile: rows are
 * locked a batch at a time, and the engine's old index is used until the new one is complete.
 * @returns how many entries of removed records there were
 * @throws Error while another reindex writes to the engine, and where this one was too slow
 */
export async function reindexSearch({
  repository,
  queue,
  writer,
  onProgress,
  batch = 500,
}: ReindexOptions): Promise<number> {
  await measure({ repository, onProgress, batch });
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

async function measure({
  repository,
  onProgress,
  batch,
}: Pick<Required<ReindexOptions>, 'repository' | 'onProgress' | 'batch'>): Promise<void> {
  let done = 0;
  for (let after: number | null = 0; after !== null;) {
    const unread = await repository.listUnmeasured(after, batch);
    const sizes = unread.flatMap(({ id, size }) => {
      const dimensions = parseArtworkSize(size);
      return dimensions === null ? [] : [{ id, size, ...dimensions }];
    });
    await repository.setDimensions(sizes);
    done += unread.length;
    onProgress({ step: 'sizes', done, total: done });
    after = unread.length < batch ? null : (unread.at(-1)?.id ?? null);
  }
}

async function writeAnew({
  repository,
  queue,
  writer,
  onProgress,
  batch,
}: Required<ReindexOptions> & { writer: SearchWriter }) {
  // Changes during the reindex have to be recorded, also where there was no engine before.
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
    // The first failure is the one to report. The next reindex removes what is left behind.
    await place?.abandon().catch(() => undefined);
    throw error;
  } finally {
    await repository.end(pause);
  }
}
