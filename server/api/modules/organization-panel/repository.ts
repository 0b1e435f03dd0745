import { and, asc, desc, eq, isNotNull, isNull, max, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isValidScore } from '@/server/api/modules/organization-applicants/shared-rows';
import { openLinkUntil } from '@/server/api/modules/password-links/shared-rows';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests, organizationMembers } from '@/server/db/schema/contest';
import { contestExclusions, contestJurors, contestReviews } from '@/server/db/schema/contest-jury';
import { countAssigned } from './assignment-repository';
import { isShownToJuror } from './shared-rows';

export type PanelRepository = ReturnType<typeof createPanelRepository>;
export type JurorRead = Awaited<ReturnType<PanelRepository['listJurors']>>[number];
export type ExclusionRead = Awaited<ReturnType<PanelRepository['listExclusions']>>[number];

const jurorAccounts = alias(accounts, 'juror_accounts');
const byAccounts = alias(accounts, 'by_accounts');

const isOfContest = eq(contests.uuid, contestApplicants.contestUuid);
/** The applicants of the present round. */
const isPresent = and(isNotNull(contestApplicants.sentAt), eq(contestApplicants.round, contests.round));
const countOf = (condition = sql`true`) => sql<number>`count(*) filter (where ${condition})::int`;

/** The panel of a contest, as its owners see it. */
export function createPanelRepository(orm: Orm) {
  /** What each juror has reviewed. */
  const reviewsOf = (contestUuid: string) =>
    orm
      .select({
        jurorUuid: contestReviews.reviewerUuid,
        scores: countOf(sql`${and(isPresent, isValidScore)}`).as('scores'),
        scored: countOf(sql`${and(isPresent, isValidScore, isShownToJuror)}`).as('scored'),
        held: countOf(
          sql`${and(
            isPresent,
            ...[eq(contestReviews.round, contests.round), eq(contestReviews.opinion, 'HOLD')],
            isShownToJuror,
          )}`,
        ).as('held'),
        lastAt: max(contestReviews.updatedAt).as('last_at'),
      })
      .from(contestReviews)
      .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestReviews.applicantUuid))
      .innerJoin(contests, isOfContest)
      .innerJoin(
        contestJurors,
        and(
          eq(contestJurors.contestUuid, contests.uuid),
          eq(contestJurors.accountUuid, contestReviews.reviewerUuid),
        ),
      )
      .where(eq(contests.uuid, contestUuid))
      .groupBy(contestReviews.reviewerUuid)
      .as('reviewed');

  /** The applicants of the present round that each juror is excluded from. */
  const exclusionsOf = (contestUuid: string) =>
    orm
      .select({
        jurorUuid: contestExclusions.jurorUuid,
        all: countOf().as('all_excluded'),
        declared: countOf(sql`${eq(contestExclusions.kind, 'DECLARED')}`).as('declared'),
      })
      .from(contestExclusions)
      .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestExclusions.applicantUuid))
      .innerJoin(contests, isOfContest)
      .where(and(eq(contests.uuid, contestUuid), isNull(contestExclusions.liftedAt), isPresent))
      .groupBy(contestExclusions.jurorUuid)
      .as('excluded');

  return {
    /** The jurors of the panel with their progress in the present round, the first one added first. */
    listJurors(contestUuid: string, now: Date) {
      const reviewed = reviewsOf(contestUuid);
      const excluded = exclusionsOf(contestUuid);
      const assigned = countAssigned(orm, contestUuid).as('assigned_to');
      return orm
        .select({
          account: accounts,
          addedAt: contestJurors.addedAt,
          linkUntil: openLinkUntil(now),
          rounds: contestJurors.rounds,
          assigned: assigned.count,
          scores: reviewed.scores,
          scored: reviewed.scored,
          held: reviewed.held,
          lastAt: reviewed.lastAt,
          excluded: excluded.all,
          declared: excluded.declared,
        })
        .from(contestJurors)
        .innerJoin(contests, eq(contests.uuid, contestJurors.contestUuid))
        .innerJoin(accounts, eq(accounts.uuid, contestJurors.accountUuid))
        .leftJoin(reviewed, eq(reviewed.jurorUuid, contestJurors.accountUuid))
        .leftJoin(assigned, eq(assigned.accountUuid, contestJurors.accountUuid))
        .leftJoin(excluded, eq(excluded.jurorUuid, contestJurors.accountUuid))
        .where(and(eq(contestJurors.contestUuid, contestUuid), isNull(contestJurors.removedAt)))
        .orderBy(asc(contestJurors.addedAt), asc(accounts.accountId));
    },

    /** The reviewers of the organization who aren't on the panel, by name. */
    listCandidates({ contestUuid, organizationUuid }: { contestUuid: string; organizationUuid: string }) {
      const onPanel = orm
        .select({ one: sql`1` })
        .from(contestJurors)
        .where(
          and(
            eq(contestJurors.contestUuid, contestUuid),
            ...[eq(contestJurors.accountUuid, organizationMembers.accountUuid)],
            isNull(contestJurors.removedAt),
          ),
        );
      return orm
        .select({ accountUuid: accounts.uuid, accountId: accounts.accountId, name: accounts.name })
        .from(organizationMembers)
        .innerJoin(accounts, eq(accounts.uuid, organizationMembers.accountUuid))
        .where(
          and(
            eq(organizationMembers.organizationUuid, organizationUuid),
            ...[eq(organizationMembers.role, 'REVIEWER'), eq(accounts.status, 'ACTIVE')],
            notExists(onPanel),
          ),
        )
        .orderBy(asc(accounts.name), asc(accounts.accountId));
    },

    /** Each exclusion from an applicant of the contest, lifted ones too, the newest first. */
    listExclusions: (contestUuid: string) =>
      orm
        .select({
          uuid: contestExclusions.uuid,
          applicantId: contestApplicants.uuid,
          receipt: contestApplicants.receipt,
          applicantName: contestApplicants.name,
          jurorUuid: contestExclusions.jurorUuid,
          jurorName: jurorAccounts.name,
          kind: contestExclusions.kind,
          reason: contestExclusions.reason,
          by: byAccounts.name,
          createdAt: contestExclusions.createdAt,
          liftedAt: contestExclusions.liftedAt,
          hadScore: sql<boolean>`exists (select 1 from ${contestReviews} where ${and(
            eq(contestReviews.applicantUuid, contestExclusions.applicantUuid),
            eq(contestReviews.reviewerUuid, contestExclusions.jurorUuid),
            isNotNull(contestReviews.points),
          )})`,
        })
        .from(contestExclusions)
        .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestExclusions.applicantUuid))
        .innerJoin(jurorAccounts, eq(jurorAccounts.uuid, contestExclusions.jurorUuid))
        .leftJoin(byAccounts, eq(byAccounts.uuid, contestExclusions.byUuid))
        .where(eq(contestApplicants.contestUuid, contestUuid))
        .orderBy(desc(contestExclusions.createdAt), desc(contestExclusions.uuid)),
  };
}
