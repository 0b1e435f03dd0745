import { fileRemovals } from '@/server/db/schema/upload';
import { startFileRemovals } from '@/server/jobs/file-removals';
import { createFileRemovalRepository } from '@/server/jobs/file-removals-repository';
import { createLog } from '@/server/logging/log';
import type { TestApi } from './api';
import { until } from './until';

/** Lets the job remove the files that were let go of. */
export async function removeLetGo({ database, storage, rows }: TestApi): Promise<void> {
  const repository = createFileRemovalRepository(database.orm);
  const job = startFileRemovals({ repository, storage, log: createLog({ level: 'silent' }), pollMs: 5 });
  await until(async () => (await rows(fileRemovals)).length === 0);
  await job.stop(1000);
}
