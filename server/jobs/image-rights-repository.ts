import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { images, staleImageRights } from '@/server/db/schema/image';

/** An image whose variants have older rights. */
export interface StaleImage {
  id: string;
  /** Null for an image that was removed meanwhile, with all its variants. */
  width: number | null;
  /** When its rights changed last, as the database writes it: a `Date` would lose its microseconds. */
  since: string;
}
export type ImageRightsRepository = ReturnType<typeof createImageRightsRepository>;

const moment = sql<string>`${staleImageRights.changedAt}::text`;

export function createImageRightsRepository(orm: Orm) {
  return {
    /** Those that wait longest first. */
    list: (limit: number): Promise<StaleImage[]> =>
      orm
        .select({ id: staleImageRights.imageId, width: images.width, since: moment })
        .from(staleImageRights)
        .leftJoin(images, eq(images.id, staleImageRights.imageId))
        .orderBy(asc(staleImageRights.changedAt))
        .limit(limit),

    /** Forgets images, except those whose rights have changed again since. */
    async forget(done: readonly StaleImage[]): Promise<void> {
      const each = done.map(({ id, since }) => and(eq(staleImageRights.imageId, id), eq(moment, since)));
      // In the order in which the triggers lock them, so that neither waits for the other.
      const locked = orm
        .select({ imageId: staleImageRights.imageId })
        .from(staleImageRights)
        .where(or(...each))
        .orderBy(asc(staleImageRights.imageId))
        .for('update');
      await orm.delete(staleImageRights).where(inArray(staleImageRights.imageId, locked));
    },
  };
}
