import { and, eq, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';
import { TRIMMED_FROM } from '@/lib/contest/review/reckon';
import type { Reckoning } from '@/lib/contracts/review-rule';
import { isExcluded, isRemoved } from '@/server/api/modules/organization-panel/shared-rows';
import type { Transaction } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestReviewRules, contestReviews, contestScoreLog } from '@/server/db/schema/contest-jury';

const TRIMMED: Reckoning = 'TRIMMED';
const { applicantUuid, reviewerUuid, round, edition, points, counted } = contestReviews;

/** The reviews of an applicant whose scores are valid: of this round and rule, and of jurors who are neither removed nor excluded. */
export const isValidScore: SQL | undefined = and(
  eq(applicantUuid, contestApplicants.uuid),
  eq(round, contestApplicants.round),
  ...[eq(edition, contests.reviewEdition), isNotNull(points)],
  not(isExcluded(contestApplicants.uuid, reviewerUuid)),
  not(isRemoved(contests.uuid, reviewerUuid)),
);

/** The reviews of an applicant whose scores count, or did when their round ended; for a query that reads applicants and contests. */
export const isCountedScore: SQL | undefined = and(
  eq(applicantUuid, contestApplicants.uuid),
  or(eq(counted, true), isValidScore),
);

/** Notes which scores of a contest's round count, before the round ends: later changes of rule and panel leave them as they are. */
export async function keepCounted(tx: Transaction, contestUuid: string, ended: number): Promise<void> {
  const valid = tx
    .select({ one: sql`1` })
    .from(contestApplicants)
    .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
    .where(isValidScore);
  const ofContest = tx
    .select({ uuid: contestApplicants.uuid })
    .from(contestApplicants)
    .where(eq(contestApplicants.contestUuid, contestUuid));
  await tx
    .update(contestReviews)
    .set({ counted: sql`exists (${valid})` })
    .where(and(inArray(applicantUuid, ofContest), eq(round, ended)));
}

const leavesOut = sql`${contestReviewRules.rule} ->> 'reckoning' = ${TRIMMED} and count(${points}) >= ${TRIMMED_FROM}`;

/** The sum of the scores that count, how many they are, and how many scores there are; for a query that groups reviews by applicant and rule. */
export const reckonedColumns = {
  sum: sql<number>`coalesce(sum(${points}), 0) - case when ${leavesOut} then max(${points}) + min(${points}) else 0 end`.as(
    'sum',
  ),
  counted: sql<number>`count(${points}) - case when ${leavesOut} then 2 else 0 end`.as('counted'),
  given: sql<number>`count(${points})`.as('given'),
};

/**
 * Reckons the scores of the applicants of a contest's present round, or of one of them (C-91). All valid scores count; under the
 * rule `TRIMMED` the highest and the lowest don't, where there are five or more.
 */
export async function reckonScores(tx: Transaction, contestUuid: string, onlyUuid?: string): Promise<void> {
  const reckoned = tx
    .select({ uuid: contestApplicants.uuid, ...reckonedColumns })
    .from(contestApplicants)
    .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
    .innerJoin(
      contestReviewRules,
      and(
        eq(contestReviewRules.contestUuid, contests.uuid),
        eq(contestReviewRules.edition, contests.reviewEdition),
      ),
    )
    .leftJoin(contestReviews, isValidScore)
    .where(
      and(
        eq(contests.uuid, contestUuid),
        // Those of earlier rounds keep the means that they had.
        eq(contestApplicants.round, contests.round),
        isNotNull(contestApplicants.sentAt),
        onlyUuid === undefined ? undefined : eq(contestApplicants.uuid, onlyUuid),
      ),
    )
    .groupBy(contestApplicants.uuid, contestReviewRules.rule)
    .as('reckoned');
  await tx
    .update(contestApplicants)
    .set({
      scoreSum: sql`${reckoned.sum}`,
      scoreCount: sql`${reckoned.counted}`,
      scoresGiven: sql`${reckoned.given}`,
    })
    .from(reckoned)
    .where(eq(contestApplicants.uuid, reckoned.uuid));
}

/** Moves the reviews of a contest's round, and the log of their scores, from one edition of the rule to another one. */
export async function moveReviews(
  tx: Transaction,
  contestUuid: string,
  moved: { round: number; from: number; to: number },
): Promise<void> {
  const ofContest = tx
    .select({ uuid: contestApplicants.uuid })
    .from(contestApplicants)
    .where(eq(contestApplicants.contestUuid, contestUuid));
  for (const table of [contestReviews, contestScoreLog]) {
    await tx
      .update(table)
      .set({ edition: moved.to })
      .where(
        and(
          ...[eq(table.round, moved.round), eq(table.edition, moved.from)],
          inArray(table.applicantUuid, ofContest),
        ),
      );
  }
}
