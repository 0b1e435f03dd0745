import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import * as listLimits from '@/lib/limits/list';
import type { ApplicationListState } from '@/lib/lists/admin-lists';
import { countLetters } from '@/lib/text/letters';
import type { PageWindow } from '@/server/api/http/envelope';
import { mailTo } from '@/server/api/modules/mails/templates';
import { accountTextMatches } from '@/server/api/modules/members/shared-rows';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { countRows } from '@/server/db/columns';
import { accounts, artistApplications, artistDocuments } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';

/** An operator's decision about an application. */
export type Decision = { status: 'APPROVED' } | { status: 'RETRY'; reason: string };

/** Rolls the transaction back where another operator decided first. */
class AlreadyDecided extends Error {}

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;
export type ApplicationRowRead = Awaited<ReturnType<ApplicationRepository['list']>>[number];
export type DecisionRow = Awaited<ReturnType<ApplicationRepository['listHistory']>>[number];
export type DocumentRow = Awaited<ReturnType<ApplicationRepository['listDocuments']>>[number];

type Selection = Pick<ApplicationListState, 'q' | 'filter'>;

/** Applications of withdrawn accounts are neither shown nor decided. */
const isActive = eq(accounts.status, 'ACTIVE');

const decisionColumns = {
  uuid: artistApplications.uuid,
  status: artistApplications.status,
  reason: artistApplications.reason,
  createdAt: artistApplications.createdAt,
  decidedAt: artistApplications.decidedAt,
};

const columns = {
  ...decisionColumns,
  accountUuid: accounts.uuid,
  accountId: accounts.accountId,
  roleType: accounts.roleType,
  name: accounts.name,
  email: accounts.email,
  phoneNum: accounts.phoneNum,
};

function matching({ q, filter }: Selection): SQL | undefined {
  return and(
    isActive,
    filter === 'ALL' ? undefined : eq(artistApplications.status, filter),
    accountTextMatches(q, { from: 1 }),
  );
}

export function createApplicationRepository(orm: Orm) {
  const ofAccounts = eq(accounts.uuid, artistApplications.accountUuid);

  return {
    /** Lists one page by date. */
    list(
      selection: Selection,
      { direction }: Pick<ApplicationListState, 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const towards = direction === 'asc' ? asc : desc;
      return orm
        .select(columns)
        .from(artistApplications)
        .innerJoin(accounts, ofAccounts)
        .where(matching(selection))
        .orderBy(towards(artistApplications.createdAt), towards(artistApplications.uuid))
        .limit(limit)
        .offset(offset);
    },

    /** Counts the matching applications, no further than the cap. */
    count: (selection: Selection): Promise<number> =>
      countRows(
        orm,
        orm
          .select({ one: sql`1`.as('one') })
          .from(artistApplications)
          .innerJoin(accounts, ofAccounts)
          .where(matching(selection))
          .limit(listLimits.countCap)
          .as('some'),
      ),

    /** The other applications of an account, newest first. */
    listHistory: (accountUuid: string, except: string) =>
      orm
        .select(decisionColumns)
        .from(artistApplications)
        .where(and(eq(artistApplications.accountUuid, accountUuid), ne(artistApplications.uuid, except)))
        .orderBy(desc(artistApplications.createdAt), desc(artistApplications.uuid)),

    /** Counts the documents of each application. Applications without documents are left out. */
    async countDocuments(uuids: readonly string[]): Promise<Map<string, number>> {
      if (uuids.length === 0) return new Map();
      const rows = await orm
        .select({ uuid: artistDocuments.applicationUuid, total: count().mapWith(Number) })
        .from(artistDocuments)
        .where(inArray(artistDocuments.applicationUuid, [...uuids]))
        .groupBy(artistDocuments.applicationUuid);
      return new Map(rows.map(({ uuid, total }) => [uuid, total]));
    },

    /** The application; null where there is none or its account isn't active any more. */
    async find(uuid: string) {
      const [row] = await orm
        .select(columns)
        .from(artistApplications)
        .innerJoin(accounts, ofAccounts)
        .where(and(eq(artistApplications.uuid, uuid), isActive));
      return row ?? null;
    },

    listDocuments: (applicationUuid: string) =>
      orm
        .select({
          uuid: artistDocuments.uuid,
          storageKey: artistDocuments.storageKey,
          fileName: artistDocuments.fileName,
          type: artistDocuments.type,
          mime: artistDocuments.mime,
          bytes: artistDocuments.bytes,
        })
        .from(artistDocuments)
        .where(eq(artistDocuments.applicationUuid, applicationUuid))
        .orderBy(asc(artistDocuments.position)),

    /**
     * Decides an application that waits: sets its account's role and queues the mail about it. Returns false
     * where another decision was first, and for an account that doesn't wait any more.
     */
    async decide(uuid: string, decision: Decision, actorId: string): Promise<boolean> {
      try {
        await orm.transaction((tx) => decideOnce(tx, uuid, decision, actorId));
        return true;
      } catch (error) {
        if (error instanceof AlreadyDecided) return false;
        throw error;
      }
    },
  };
}

async function decideOnce(tx: Transaction, uuid: string, decision: Decision, actorId: string): Promise<void> {
  const isWaiting = and(eq(artistApplications.uuid, uuid), eq(artistApplications.status, 'WAITING'));
  // The account's row is locked first, as every change of an account does, so that decisions and withdrawals
  // queue up.
  const [account] = await tx
    .update(accounts)
    .set({ roleType: decision.status === 'APPROVED' ? 'ARTIST_BEFORE_PROFILE' : 'ARTIST_PENDING_RETRY' })
    .from(artistApplications)
    .where(
      and(
        isWaiting,
        eq(accounts.uuid, artistApplications.accountUuid),
        isActive,
        eq(accounts.roleType, 'ARTIST_PENDING'),
      ),
    )
    .returning({ accountId: accounts.accountId, name: accounts.name, email: accounts.email });
  if (account === undefined) throw new AlreadyDecided();
  const decided = await tx
    .update(artistApplications)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(isWaiting)
    .returning({ uuid: artistApplications.uuid });
  if (decided.length === 0) throw new AlreadyDecided();
  const { accountId, name, email } = account;
  await writeAudit(tx, {
    actorId,
    action: decision.status === 'APPROVED' ? 'APPROVE' : 'ASK_AGAIN',
    ...{ subject: 'APPLICATION', subjectId: uuid, label: accountId },
    before: { status: 'WAITING' },
    // The reason itself stands with the application; it may name people.
    after: {
      status: decision.status,
      ...(decision.status === 'RETRY' && { reasonCharacters: countLetters(decision.reason) }),
    },
  });
  if (email === null) return;
  await tx
    .insert(outbox)
    .values(
      decision.status === 'APPROVED'
        ? mailTo('artist-approved', email, { name, accountId })
        : mailTo('artist-documents-requested', email, { name, reason: decision.reason }),
    );
}
