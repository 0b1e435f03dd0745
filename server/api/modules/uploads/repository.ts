import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
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
    /** Adds an upload, unless the account's uploads that wait would come to more than the bounds. */
    addWithin: (upload: NewUpload, { since, ...bounds }: UploadBounds): Promise<boolean> =>
      orm.transaction(async (tx) => {
        // Grants of one account take turns, so that two at once don't pass the bounds together.
        const owner = eq(accounts.uuid, upload.accountUuid);
        await tx.select({ uuid: accounts.uuid }).from(accounts).where(owner).for('no key update');
        const granted = sql<number>`coalesce(sum(coalesce(${storedUploads.bytes}, ${storedUploads.maxBytes})), 0)`;
        const [now] = await tx
          .select({ count: count(), bytes: granted.mapWith(Number) })
          .from(storedUploads)
          .where(and(ofAccount(upload.accountUuid), waiting, gt(storedUploads.createdAt, since)));
        if (Number(now?.count ?? 0) >= bounds.count) return false;
        if ((now?.bytes ?? 0) + upload.maxBytes > bounds.bytes) return false;
        await tx.insert(storedUploads).values(upload);
        return true;
      }),

    /** Adds an upload that came with a form, and is claimed already. */
    async addClaimed(upload: NewUpload & Required<Pick<UploadRow, 'bytes' | 'claimedAt'>>): Promise<void> {
      await orm.insert(storedUploads).values(upload);
    },

    /** Uploads of the account that nobody has looked at, and whose addresses have run out: granted before `before`. */
    listUnseen: (accountUuid: string, before: Date): Promise<UploadRow[]> =>
      orm
        .select()
        .from(storedUploads)
        .where(
          and(
            ofAccount(accountUuid),
            waiting,
            isNull(storedUploads.bytes),
            lt(storedUploads.createdAt, before),
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
