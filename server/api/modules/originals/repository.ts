import { and, eq } from 'drizzle-orm';
import { takeRoom } from '@/server/api/modules/uploads/shared-rows';
import type { Orm } from '@/server/db/client';
import { isUnreferenced } from '@/server/db/references';
import { originals } from '@/server/db/schema/original';

export type OriginalRow = typeof originals.$inferSelect;
export type OriginalRepository = ReturnType<typeof createOriginalRepository>;

export function createOriginalRepository(orm: Orm) {
  return {
    /** @throws AccountFullError */
    create: (original: OriginalRow): Promise<void> =>
      orm.transaction(async (tx) => {
        await takeRoom(tx, original.accountUuid, original.bytes);
        await tx.insert(originals).values(original);
      }),

    /** Removes an original that nothing refers to. @returns false where something does, or there is none */
    async removeUnreferenced(uuid: string): Promise<boolean> {
      const isLoose = await isUnreferenced(orm, originals.uuid);
      const removed = await orm
        .delete(originals)
        .where(and(eq(originals.uuid, uuid), isLoose))
        .returning({ uuid: originals.uuid });
      return removed.length > 0;
    },
  };
}
