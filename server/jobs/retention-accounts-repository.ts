import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LikeType } from '@/lib/contracts/like';
import { keptSince } from '@/lib/date/keeping';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import type { Orm, Transaction } from '@/server/db/client';
import {
  accounts,
  artistApplications,
  artistDocuments,
  passwordLinks,
  socialLogins,
} from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { artworkDrafts } from '@/server/db/schema/artwork';
import { contestApplicants } from '@/server/db/schema/contest';
import { likes } from '@/server/db/schema/like';
import { originals } from '@/server/db/schema/original';
import { portfolioLinks, portfolios } from '@/server/db/schema/portfolio';
import { inquiries, noticeReads } from '@/server/db/schema/support';
import { outbox } from '@/server/db/schema/outbox';
import { againAfterConflict } from '@/server/db/retry';
import { holdRetentionLock, overdue } from './overdue-rows-repository';
import { WITHOUT_OPTIONAL } from './retention-repository';

/** What has to be done outside the database after accounts were removed. */
export interface RemovedAccounts {
  count: number;
  /** Storage keys of their documents and originals. */
  files: string[];
  /** Artists and artworks that lost a like. */
  liked: { artistIds: number[]; artworkUuids: string[] };
}

export type RetentionAccountsRepository = ReturnType<typeof createRetentionAccountsRepository>;

export function createRetentionAccountsRepository(orm: Orm) {
  const isOver = (now: Date) =>
    and(
      eq(accounts.status, 'WITHDRAWN'),
      lt(accounts.withdrawnAt, keptSince(now, withdrawalLimits.graceDays)),
    );

  return {
    ...overdue(orm, { table: accounts, id: accounts.uuid, isOver }),

    /** Removes up to `limit` accounts whose grace is over, with everything that belongs to them. */
    removeSome: (now: Date, limit: number): Promise<RemovedAccounts> =>
      // Visitors may like the same targets at this moment, and both change their counts.
      againAfterConflict(() => orm.transaction((tx) => removeAccounts(tx, isOver(now), limit))),
  };
}

async function removeAccounts(
  tx: Transaction,
  isOver: SQL | undefined,
  limit: number,
): Promise<RemovedAccounts> {
  await holdRetentionLock(tx);
  const over = await tx
    .select({ uuid: accounts.uuid, email: accounts.email })
    .from(accounts)
    .where(isOver)
    .orderBy(asc(accounts.withdrawnAt))
    .limit(limit)
    .for('update');
  const uuids = over.map((row) => row.uuid);
  if (uuids.length === 0) return { count: 0, files: [], liked: { artistIds: [], artworkUuids: [] } };
  const files = [...(await documentsOf(tx, uuids)), ...(await removeOriginals(tx, uuids))];
  await removeUnpublished(tx, uuids);
  await removeUnsent(tx, uuids);
  await leaveSupport(tx, uuids);
  const liked = await removeLikes(tx, uuids);
  await removeMails(
    tx,
    over.flatMap(({ email }) => email?.toLowerCase() ?? []),
  );
  await tx.delete(socialLogins).where(inArray(socialLogins.accountUuid, uuids));
  await tx.delete(passwordLinks).where(inArray(passwordLinks.accountUuid, uuids));
  // The rows of their documents are removed with them.
  await tx.delete(artistApplications).where(inArray(artistApplications.accountUuid, uuids));
  await removeOrEmpty(tx, uuids);
  return { count: uuids.length, files, liked };
}

async function documentsOf(tx: Transaction, uuids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ key: artistDocuments.storageKey })
    .from(artistDocuments)
    .innerJoin(artistApplications, eq(artistApplications.uuid, artistDocuments.applicationUuid))
    .where(inArray(artistApplications.accountUuid, uuids));
  return rows.map((row) => row.key);
}

/** Removes originals, also of artists whose images stay: they are shown to no visitor. What referred to them lets go. */
async function removeOriginals(tx: Transaction, uuids: string[]): Promise<string[]> {
  const removed = await tx
    .delete(originals)
    .where(inArray(originals.accountUuid, uuids))
    .returning({ key: originals.storageKey });
  return removed.map((row) => row.key);
}

/**
 * Removes artworks that were never published, and portfolios with their links, which tell how to reach the artist. Published
 * artworks stay.
 */
async function removeUnpublished(tx: Transaction, uuids: string[]): Promise<void> {
  const theirs = tx.select({ id: artists.id }).from(artists).where(inArray(artists.accountUuid, uuids));
  await tx.delete(artworkDrafts).where(inArray(artworkDrafts.artistId, theirs));
  await tx.delete(portfolios).where(inArray(portfolios.artistId, theirs));
  await tx.delete(portfolioLinks).where(inArray(portfolioLinks.artistId, theirs));
}

/** Removes applications that were never sent. Those that were sent are kept until six months after the announcement. */
async function removeUnsent(tx: Transaction, uuids: string[]): Promise<void> {
  const theirs = inArray(contestApplicants.accountUuid, uuids);
  await tx.delete(contestApplicants).where(and(theirs, isNull(contestApplicants.sentAt)));
  await tx
    .update(contestApplicants)
    .set({ draft: null, draftFormVersion: null, draftedAt: null })
    .where(theirs);
}

/** Removes what was read of the notices. Inquiries are kept as long as complaints have to be, and belong to no account. */
async function leaveSupport(tx: Transaction, uuids: string[]): Promise<void> {
  await tx.delete(noticeReads).where(inArray(noticeReads.accountUuid, uuids));
  await tx.update(inquiries).set({ accountUuid: null }).where(inArray(inquiries.accountUuid, uuids));
}

/** Removes likes; triggers keep the counts. @returns the artists and artworks whose pages show how many they have */
async function removeLikes(tx: Transaction, uuids: string[]): Promise<RemovedAccounts['liked']> {
  const removed = await tx
    .delete(likes)
    .where(inArray(likes.accountUuid, uuids))
    .returning({ type: likes.type, targetUuid: likes.targetUuid });
  const of = (wanted: LikeType) => [
    ...new Set(removed.flatMap(({ type, targetUuid }) => (type === wanted ? [targetUuid] : []))),
  ];
  const artistUuids = of('ARTIST');
  const rows =
    artistUuids.length === 0
      ? []
      : await tx.select({ id: artists.id }).from(artists).where(inArray(artists.uuid, artistUuids));
  return { artistIds: rows.map((row) => row.id), artworkUuids: of('ART_WORK') };
}

/** Removes all mails to the accounts, because each names a person. An e-mail address belongs to one account. */
async function removeMails(tx: Transaction, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return;
  await tx.delete(outbox).where(inArray(sql`lower(${outbox.payload} ->> 'to')`, addresses));
}

/** Removes accounts. An artist's account is emptied instead, so that no other account gets its page address. */
async function removeOrEmpty(tx: Transaction, uuids: string[]): Promise<void> {
  const rows = await tx
    .select({ uuid: artists.accountUuid })
    .from(artists)
    .where(inArray(artists.accountUuid, uuids));
  const withProfile = rows.map((row) => row.uuid);
  const others = uuids.filter((uuid) => !withProfile.includes(uuid));
  if (others.length > 0) await tx.delete(accounts).where(inArray(accounts.uuid, others));
  if (withProfile.length > 0)
    await tx.update(accounts).set(EMPTIED).where(inArray(accounts.uuid, withProfile));
}

const NO_INTERESTS = {
  userInterests: [],
  userInterestEtc: null,
  artistInterests: [],
  artistInterestEtc: null,
};
const EMPTIED = {
  ...NO_INTERESTS,
  ...WITHOUT_OPTIONAL,
  status: 'REMOVED',
  passwordHash: null,
  name: '',
  email: null,
  phoneNum: null,
  genderType: 'NONE',
  birthDate: null,
  diHash: null,
  snsType: null,
  address: null,
  addressDetail: null,
  buildingName: null,
  zoneCode: null,
  termsAt: null,
  privacyRequiredAt: null,
  agreeBusinessEmail: false,
  agreeBusinessSms: false,
  lastLoginAt: null,
  stoppedAt: null,
  stopReason: null,
} as const;
