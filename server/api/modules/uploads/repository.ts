import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { hasRoomFor, keptBytes, takeRoom } from './shared-rows';
import type { Orm } from '@/server/db/client';
import { storedUploads } from '@/server/db/schema/upload';

export type UploadRow = typeof storedUploads.$inferSelect;
export type NewUpload = Pick<
  UploadRow,
  'uuid' | 'accountUuid' | 'storageKey' | 'fileName' | 'contentType' | 'maxBytes' | 'createdAt'
>;

/** What the uploads of one account that wait may come to, this one included. */
export interface UploadBounds {
  /** Uploads that were granted before don't count any more. */
  since: Date;
  count: number;
  bytes: number;
}

export type UploadRepository = ReturnType<typeof createUploadRepository>;

export function createUploadRepository(orm: Orm) {
  const waiting = isNull(storedUploads.claimedAt);
  const ofAccount = (accountUuid: string) => eq(storedUploads.accountUuid, accountUuid);
  const isUpload = (uuid: string) => eq(storedUploads.uuid, uuid);

  return {
    keptBytes: (accountUuid: string): Promise<number> => keptBytes(orm, accountUuid),

    /**
     * Adds an upload, unless the account's uploads that wait would come to more than the bounds, or all files that it keeps to more
     * than there may be. @returns what is full; null where it is added
     */
    addWithin: (
      upload: NewUpload,
      { since, ...bounds }: UploadBounds,
    ): Promise<'UPLOADS_FULL' | 'ACCOUNT_FULL' | null> =>
      orm.transaction(async (tx) => {
        // Grants of one account take turns, so that two at once don't pass the bounds together.
        const hasRoom = await hasRoomFor(tx, upload.accountUuid, upload.maxBytes);
        const granted = sql<number>`coalesce(sum(coalesce(${storedUploads.bytes}, ${storedUploads.maxBytes})), 0)`;
        const [now] = await tx
          .select({ count: count(), bytes: granted.mapWith(Number) })
          .from(storedUploads)
          .where(and(ofAccount(upload.accountUuid), waiting, gt(storedUploads.createdAt, since)));
        if (Number(now?.count ?? 0) >= bounds.count) return 'UPLOADS_FULL';
        if ((now?.bytes ?? 0) + upload.maxBytes > bounds.bytes) return 'UPLOADS_FULL';
        if (!hasRoom) return 'ACCOUNT_FULL';
        await tx.insert(storedUploads).values(upload);
        return null;
      }),

    /** Adds an upload that came with a form, and is claimed already. @throws AccountFullError */
    addClaimed: (upload: NewUpload & Required<Pick<UploadRow, 'bytes' | 'claimedAt'>>): Promise<void> =>
      orm.transaction(async (tx) => {
        await takeRoom(tx, upload.accountUuid, upload.maxBytes);
        await tx.insert(storedUploads).values(upload);
      }),

    /** Uploads of the account that were never judged: those that were sent, and those granted before `before`, which have run out. */
    listUnseen: (accountUuid: string, before: Date): Promise<UploadRow[]> =>
      orm
        .select()
        .from(storedUploads)
        .where(
          and(
            ofAccount(accountUuid),
            waiting,
            isNull(storedUploads.bytes),
            or(isNotNull(storedUploads.sentAt), lt(storedUploads.createdAt, before)),
          ),
        ),

    /** Uploads of the account that wait since then, the newest first. */
    listWaiting: (accountUuid: string, since: Date): Promise<UploadRow[]> =>
      orm
        .select()
        .from(storedUploads)
        .where(and(ofAccount(accountUuid), waiting, gte(storedUploads.createdAt, since)))
        .orderBy(desc(storedUploads.createdAt), desc(storedUploads.uuid)),

    /** Takes an upload that waits. Of two who take it at once one gets null, as do others than its owner. */
    async claim(
      uuid: string,
      of: { accountUuid: string; since: Date; now: Date },
    ): Promise<UploadRow | null> {
      const isTheirs = and(ofAccount(of.accountUuid), gt(storedUploads.createdAt, of.since));
      const [row] = await orm
        .update(storedUploads)
        .set({ claimedAt: of.now })
        .where(and(isUpload(uuid), isTheirs, waiting))
        .returning();
      return row ?? null;
    },

    /** Gives a claimed upload back. */
    async release(uuid: string): Promise<void> {
      await orm
        .update(storedUploads)
        .set({ claimedAt: null })
        .where(and(isUpload(uuid), isNotNull(storedUploads.claimedAt)));
    },

    async update(uuid: string, seen: Partial<Pick<UploadRow, 'storageKey' | 'bytes'>>): Promise<void> {
      await orm.update(storedUploads).set(seen).where(isUpload(uuid));
    },

    async remove(uuid: string): Promise<void> {
      await orm.delete(storedUploads).where(isUpload(uuid));
    },
  };
}
