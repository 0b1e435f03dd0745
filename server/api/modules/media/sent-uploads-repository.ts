import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { storedUploads } from '@/server/db/schema/upload';

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const KEY = new RegExp(`^uploads/(${UUID})/(${UUID})\\.`);

/** The account and the upload that a key of a granted address names; null for another key. */
export function grantOf(key: string): { account: string; uuid: string } | null {
  const [, account, uuid] = KEY.exec(key) ?? [];
  return account === undefined || uuid === undefined ? null : { account, uuid };
}

export type SentUploads = ReturnType<typeof createSentUploadsRepository>;

/** Which granted addresses have received their file. An address takes one body once. */
export function createSentUploadsRepository(orm: Orm) {
  return {
    /** Takes the address for one body. @returns false where it had one, its file was claimed, or it isn't granted any more */
    async begin(uuid: string): Promise<boolean> {
      const rows = await orm
        .update(storedUploads)
        .set({ sentAt: sql`now()` })
        .where(
          and(eq(storedUploads.uuid, uuid), isNull(storedUploads.sentAt), isNull(storedUploads.claimedAt)),
        )
        .returning({ uuid: storedUploads.uuid });
      return rows.length > 0;
    },

    /** Gives the address back: nothing was stored. */
    async forget(uuid: string): Promise<void> {
      await orm.update(storedUploads).set({ sentAt: null }).where(eq(storedUploads.uuid, uuid));
    },
  };
}
