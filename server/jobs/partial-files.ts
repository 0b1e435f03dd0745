import type { Log } from '@/server/logging/log';
import type { Storage } from '@/server/providers/storage/storage';

/** A process that lives writes into each of its files more often than this. */
const WRITTEN_WITHIN_MS = 10 * 60_000;

/** Removes in the background what killed processes have left of uploads. @param isAlone whether no other process has the folder */
export function removePartial(storage: Storage, { isAlone, log }: { isAlone: boolean; log: Log }): void {
  const before = new Date(Date.now() - (isAlone ? 0 : WRITTEN_WITHIN_MS));
  storage.removePartial(before).then(
    (removed) => (removed > 0 ? log.info({ removed }, 'uploads that broke off') : undefined),
    (error: unknown) => log.warn({ err: error }, 'uploads that broke off'),
  );
}
