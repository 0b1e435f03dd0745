import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { WorkQueue } from '@/server/api/http/work-queue';
import { claimedKeyOf, refusalKeyOf, REVIEW_FOLDER } from '@/lib/media/review-key';
import type { Storage } from '@/server/providers/storage/storage';
import { TOO_MUCH_MEMORY, WorkError } from '@/server/processes/work-process';
import type { Cleaner } from './cleaner';

export interface ReviewCopyDependencies {
  storage: Storage;
  cleaner: Cleaner;
  /** A folder of this server's own, for files that live as long as they are cleaned. */
  directory: string;
}

/** One file at a time: each may need hundreds of megabytes. */
const QUEUE = { atOnce: 1, waitingMax: 64 };
const RETRY_LATER = { 'retry-after': '30' };
/** Remembered files whose process ended. */
const LATE_MAX = 10_000;
/** Failures that the next attempt would have too. */
const FINAL: ReadonlySet<unknown> = new Set([
  ...['UNPROCESSABLE', 'UNSUPPORTED_MEDIA', 'PAYLOAD_TOO_LARGE'],
  TOO_MUCH_MEMORY,
]);
/** The code of a file whose process ended twice: once may be a busy machine. */
const TOO_LATE = 'TOO_LATE';

export type ReviewCopies = ReturnType<typeof createReviewCopies>;

/** Copies of contests' files without metadata, for blind reviews (C-73). Each is made when it is first read, and kept. */
export function createReviewCopies({ storage, cleaner, directory }: ReviewCopyDependencies) {
  const queue = new WorkQueue(QUEUE);
  const making = new Map<string, Promise<void>>();
  /** Files whose process ended once. Each takes up to half a minute of the one place, so they are tried when the queue is empty. */
  const late = new LRUCache<string, true>({ max: LATE_MAX });

  async function clean(key: string): Promise<void> {
    const folder = await mkdtemp(path.join(directory, 'review-'));
    try {
      const [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];
      const stored = await storage.get(claimedKeyOf(key));
      if (stored === null) throw notFound();
      await pipeline(stored.body, createWriteStream(source));
      await cleaner.clean({ source, target });
      await storage.put(key, createReadStream(target));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function make(key: string): Promise<void> {
    if ((await storage.stat(key)) !== null) return;
    if ((await storage.stat(refusalKeyOf(key))) !== null) throw new ApiError('FILE_WITHHELD');
    const isLate = late.has(key);
    if (isLate && queue.isBusy) throw new ApiError('UNAVAILABLE', { headers: RETRY_LATER });
    try {
      await queue.run(() => clean(key));
    } catch (error) {
      const hasEnded = codeOf(error) === null;
      if (hasEnded && !isLate) {
        late.set(key, true);
        throw new ApiError('UNAVAILABLE', { headers: RETRY_LATER, cause: error });
      }
      const code = hasEnded ? TOO_LATE : codeOf(error);
      if (!hasEnded && !FINAL.has(code)) throw error;
      await storage.put(refusalKeyOf(key), Buffer.from(String(code)));
      throw new ApiError('FILE_WITHHELD', { cause: error });
    }
  }

  return {
    /**
     * Makes the copy that a key names, where it is missing. Other keys are no concern of it. Those who ask for the same copy at once
     * share one.
     * @throws ApiError FILE_WITHHELD where the file can't be shown without what it says of people; NOT_FOUND; UNAVAILABLE where too
     * many wait, or it takes too long
     */
    ensure(key: string): Promise<void> {
      if (!key.startsWith(REVIEW_FOLDER)) return Promise.resolve();
      const running = making.get(key);
      if (running !== undefined) return running;
      const started = make(key).finally(() => making.delete(key));
      making.set(key, started);
      return started;
    },

    close: () => cleaner.close(),
  };
}

/** The code of a failure; null where a process ended; undefined for another failure. */
function codeOf(error: unknown): string | null | undefined {
  return error instanceof ApiError || error instanceof WorkError ? error.code : undefined;
}
