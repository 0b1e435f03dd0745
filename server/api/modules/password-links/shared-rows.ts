import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PasswordLinkPurpose } from '@/lib/contracts/password-link';
import type { Transaction } from '@/server/db/client';
import { accounts, passwordLinks } from '@/server/db/schema/account';

/** A link as the database keeps it: without its token. */
export interface KeptLink {
  purpose: PasswordLinkPurpose;
  tokenHash: string;
  expiresAt: Date;
}

/** Gives an account a link. Links that were sent before don't work any more. */
export async function replacePasswordLinks(
  tx: Transaction,
  accountUuid: string,
  { purpose, tokenHash, expiresAt }: KeptLink,
): Promise<void> {
  await removePasswordLinks(tx, accountUuid);
  await tx.insert(passwordLinks).values({ accountUuid, purpose, tokenHash, expiresAt });
}

/** Lets the links of an account go. */
export async function removePasswordLinks(tx: Transaction, accountUuid: string): Promise<void> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.accountUuid, accountUuid));
}

/** The end of an account's link that still works, as a column beside the account. */
export const openLinkUntil = (now: Date) =>
  sql<Date | null>`(select max(${passwordLinks.expiresAt}) from ${passwordLinks} where ${and(
    eq(passwordLinks.accountUuid, accounts.uuid),
    isNull(passwordLinks.usedAt),
    gt(passwordLinks.expiresAt, now),
  )})`.mapWith(passwordLinks.expiresAt);
