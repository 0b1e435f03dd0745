import { eq, sql } from 'drizzle-orm';
import * as uploadLimits from '@/lib/limits/upload';
import type { Orm, Transaction } from '@/server/db/client';
import { AccountFullError } from '@/server/db/errors';
import { accounts, artistApplications, artistDocuments } from '@/server/db/schema/account';
import { originals } from '@/server/db/schema/original';
import { inquiries, inquiryFiles } from '@/server/db/schema/support';
import { storedUploads } from '@/server/db/schema/upload';

/** Bytes of all files that are kept for an account, with those that it may still send. */
export async function keptBytes(from: Orm | Transaction, accountUuid: string): Promise<number> {
  const { rows } = await from.execute<{ bytes: string }>(sql`
    select sum(bytes)::text as bytes from (
      select 0::bigint as bytes
      union all select coalesce(${storedUploads.bytes}, ${storedUploads.maxBytes}) from ${storedUploads}
        where ${storedUploads.accountUuid} = ${accountUuid}
      union all select ${originals.bytes} from ${originals} where ${originals.accountUuid} = ${accountUuid}
      union all select ${artistDocuments.bytes} from ${artistDocuments}
        join ${artistApplications} on ${artistApplications.uuid} = ${artistDocuments.applicationUuid}
        where ${artistApplications.accountUuid} = ${accountUuid}
      union all select ${inquiryFiles.bytes} from ${inquiryFiles}
        join ${inquiries} on ${inquiries.uuid} = ${inquiryFiles.inquiryUuid}
        where ${inquiries.accountUuid} = ${accountUuid}) kept`);
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Whether an account may keep so many bytes more. It holds the account, so that two at once don't pass the bound together.
 */
export async function hasRoomFor(tx: Transaction, accountUuid: string, bytes: number): Promise<boolean> {
  await tx
    .select({ uuid: accounts.uuid })
    .from(accounts)
    .where(eq(accounts.uuid, accountUuid))
    .for('no key update');
  return (await keptBytes(tx, accountUuid)) + bytes <= uploadLimits.accountBytesMax;
}

/** The same for what is written in the transaction. @throws AccountFullError */
export async function takeRoom(tx: Transaction, accountUuid: string, bytes: number): Promise<void> {
  if (!(await hasRoomFor(tx, accountUuid, bytes))) throw new AccountFullError();
}
