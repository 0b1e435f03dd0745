import { asc, inArray } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { fileRemovals } from '@/server/db/schema/upload';

export type FileRemovalRepository = ReturnType<typeof createFileRemovalRepository>;

export function createFileRemovalRepository(orm: Orm) {
  return {
    /** Keys of files that nothing needs, the oldest first. */
    async list(limit: number): Promise<string[]> {
      const rows = await orm
        .select({ key: fileRemovals.storageKey })
        .from(fileRemovals)
        .orderBy(asc(fileRemovals.createdAt))
        .limit(limit);
      return rows.map(({ key }) => key);
    },

    /** Forgets files that are removed. */
    async forget(keys: readonly string[]): Promise<void> {
      await orm.delete(fileRemovals).where(inArray(fileRemovals.storageKey, [...keys]));
    },
  };
}
