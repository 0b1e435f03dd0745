import type { MediaService } from '@/server/api/modules/media/service';
import type { Database } from '@/server/db/client';
import { makePrivate } from '@/server/files/private-files';
import type { Log } from '@/server/logging/log';

const HOUR = 60 * 60 * 1000;
const WARM_AFTER_MS = 5000;

/** Makes files private that an earlier version or the database left readable for others. A failure is only logged. */
export async function makeDataPrivate(dataDir: string, log: Log): Promise<void> {
  try {
    const { changed, failed } = await makePrivate(dataDir);
    if (changed > 0) log.info({ changed }, 'data folder made private');
    if (failed > 0) log.warn({ failed }, 'others can read files in the data folder that belong to them');
  } catch (error) {
    log.warn({ err: error }, 'data folder');
  }
}

/** Vacuums the embedded database at intervals, because it has no autovacuum. @returns the function that stops it */
export function schedulePeriodicVacuum(database: Database, log: Log): () => void {
  const vacuum = () => {
    database.vacuum().catch((error: unknown) => log.warn({ err: error }, 'vacuum'));
  };
  const first = setTimeout(vacuum, HOUR / 6);
  const timer = setInterval(vacuum, 6 * HOUR);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** Makes common image variants in the background after the start. @returns the function that stops it */
export function warmMedia(media: MediaService, log: Log): () => void {
  const stop = new AbortController();
  const start = setTimeout(() => {
    media.warm({ signal: stop.signal }).then(
      (made) => log.info({ made }, 'image variants ready'),
      (error: unknown) => log.warn({ err: error }, 'image variants'),
    );
  }, WARM_AFTER_MS);
  start.unref();
  return () => {
    clearTimeout(start);
    stop.abort();
  };
}
