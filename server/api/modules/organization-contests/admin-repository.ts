import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { ContestStopKind } from '@/lib/contracts/contest';
import type { AdminContestListState } from '@/lib/lists/admin-lists';
import * as contestPaths from '@/lib/paths/contest';
import type { PageWindow } from '@/server/api/http/envelope';
import { mailTo } from '@/server/api/modules/mails/templates';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { countRows } from '@/server/db/columns';
import { contestColumns, findContest, standsAt } from '@/server/api/modules/contests/shared-rows';
import { accounts } from '@/server/db/schema/account';
import { articles } from '@/server/db/schema/article';
import { contestApplicants, contests, organizationMembers, organizations } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { searchedJoinedIn } from '@/server/db/text-search';
import * as listLimits from '@/lib/limits/list';
import type { OwnContest } from './repository';

export type AdminContestRepository = ReturnType<typeof createAdminContestRepository>;
export type AdminContestRowRead = Awaited<ReturnType<AdminContestRepository['list']>>[number];

interface Selection {
  q: string;
  filter: AdminContestListState['filter'];
  now: Date;
}

/** What an operator does to a contest: stops it for a reason, or releases it (null). */
export interface StopChange {
  stop: { kind: ContestStopKind; reason: string } | null;
  actorId: string;
  now: Date;
}

function matching({ q, filter, now }: Selection): SQL | undefined {
  return and(searchedJoinedIn(q, contests.title, organizations.name), standsAt(filter, now));
}

const ORDERS = {
  createdAt: contests.createdAt,
  closesAt: contests.closesAt,
  title: sql`${contests.title} collate "C"`,
} as const;

const applicants = sql<number>`(select count(*)::int from ${contestApplicants} where ${and(
  eq(contestApplicants.contestUuid, contests.uuid),
  isNotNull(contestApplicants.sentAt),
)})`;

/** Contests of all organizations. Of applicants it reads nothing but how many there are. */
export function createAdminContestRepository(orm: Orm) {
  return {
    list(
      selection: Selection,
      { sort, direction }: Pick<AdminContestListState, 'sort' | 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const towards = direction === 'asc' ? asc : desc;
      return orm
        .select({ contest: contestColumns, organization: organizations.name, applicants })
        .from(contests)
        .innerJoin(organizations, eq(organizations.uuid, contests.organizationUuid))
        .where(matching(selection))
        .orderBy(towards(ORDERS[sort]), towards(contests.uuid))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: Selection): Promise<number> =>
      countRows(
        orm,
        orm
          .select({ uuid: contests.uuid })
          .from(contests)
          .innerJoin(organizations, eq(organizations.uuid, contests.organizationUuid))
          .where(matching(selection))
          .limit(listLimits.countCap)
          .as('some'),
      ),

    find: (uuid: string) => findContest(orm, eq(contests.uuid, uuid)),

    /**
     * Stops or releases a contest of the version that was seen, takes its news from visitors or gives it back, and mails
     * the owners of its organization.
     * @returns false where it was saved since
     */
    change: (contest: OwnContest, { stop, actorId, now }: StopChange): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const isReopened = stop === null && contest.stoppedAs === 'CLOSED';
        const rows = await tx
          .update(contests)
          .set({
            stoppedAs: stop?.kind ?? null,
            stoppedAt: stop === null ? null : now,
            stopReason: stop?.reason ?? null,
            ...(stop?.kind === 'CLOSED' && { closedAt: now }),
            ...(isReopened && { closedAt: null }),
            version: contest.version + 1,
            updatedAt: now,
          })
          .where(and(eq(contests.uuid, contest.uuid), eq(contests.version, contest.version)))
          .returning({ uuid: contests.uuid });
        if (rows.length === 0) return false;
        if (stop?.kind === 'WITHDRAWN') await hideNews(tx, contest, now);
        if (contest.stoppedAs === 'WITHDRAWN') await showNews(tx, contest, now);
        await mailOwners(tx, contest, stop);
        await writeAudit(tx, {
          ...{ actorId, subject: 'CONTEST', subjectId: contest.uuid, label: contest.title },
          action: stop === null ? 'SHOW' : stop.kind === 'CLOSED' ? 'CLOSE' : 'HIDE',
          before: { stop: contest.stoppedAs, reason: contest.stopReason },
          after: { stop: stop?.kind ?? null, reason: stop?.reason ?? null },
        });
        return true;
      }),
  };
}

/** Takes the news from visitors at the moment of the withdrawal. An editor who has it open learns of it by its version. */
async function hideNews(tx: Transaction, { articleUuid }: OwnContest, now: Date): Promise<void> {
  if (articleUuid === null) return;
  await turnNews(tx, articleUuid, { from: eq(articles.status, 'PUBLISHED'), to: 'DRAFT', now });
}

/** Gives the news back that the withdrawal took. News that was a draft before it, or that an editor saved since, stays as it is. */
async function showNews(tx: Transaction, { articleUuid, stoppedAt }: OwnContest, now: Date): Promise<void> {
  if (articleUuid === null || stoppedAt === null) return;
  const asWithdrawn = and(eq(articles.status, 'DRAFT'), eq(articles.updatedAt, stoppedAt));
  await turnNews(tx, articleUuid, { from: asWithdrawn, to: 'PUBLISHED', now });
}

interface NewsTurn {
  /** What the news has to be like. Else it stays as it is. */
  from: SQL | undefined;
  to: 'PUBLISHED' | 'DRAFT';
  now: Date;
}

async function turnNews(tx: Transaction, articleUuid: string, { from, to, now }: NewsTurn): Promise<void> {
  await tx
    .update(articles)
    .set({ status: to, version: sql`${articles.version} + 1`, updatedAt: now })
    .where(and(eq(articles.uuid, articleUuid), from));
}

async function mailOwners(
  tx: Transaction,
  { uuid, organizationUuid, title }: OwnContest,
  stop: StopChange['stop'],
): Promise<void> {
  const owners = await tx
    .select({ name: accounts.name, email: accounts.email })
    .from(organizationMembers)
    .innerJoin(accounts, eq(accounts.uuid, organizationMembers.accountUuid))
    .where(
      and(
        eq(organizationMembers.organizationUuid, organizationUuid),
        ...[eq(organizationMembers.role, 'OWNER'), eq(accounts.status, 'ACTIVE')],
      ),
    );
  const path = contestPaths.editContest(uuid);
  const mails = owners.flatMap(({ name, email }): (typeof outbox.$inferInsert)[] => {
    if (email === null) return [];
    const values = { name, contest: title, path };
    if (stop === null) return [mailTo('contest-released', email, values)];
    const isWithdrawn = stop.kind === 'WITHDRAWN';
    return [mailTo('contest-stopped', email, { ...values, isWithdrawn, reason: stop.reason })];
  });
  if (mails.length > 0) await tx.insert(outbox).values(mails);
}
