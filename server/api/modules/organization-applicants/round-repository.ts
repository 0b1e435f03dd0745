import { and, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import { mailTo } from '@/server/api/modules/mails/templates';
import { mailPanel } from '@/server/api/modules/organization-panel/shared-rows';
import type { Transaction } from '@/server/db/client';
import { contestApplicants } from '@/server/db/schema/contest';
import { contestAssignments, contestReviewRules, contestReviews } from '@/server/db/schema/contest-jury';
import { moveReviews } from './reckoning-repository';

interface EnteredRound {
  contestUuid: string;
  /** The owner who ends the round before it, or opens it again. */
  byUuid: string;
  round: number;
  /** The present edition of the rule. */
  edition: number;
}

/**
 * Returns the columns of a contest that enters a round. A round that was begun before has its assignments, and the rule of its
 * scores: it follows the present rule, is logged and mailed.
 */
export async function enterRound(
  tx: Transaction,
  { contestUuid, byUuid, round, edition }: EnteredRound,
  now: Date,
) {
  const ofContest = tx
    .select({ uuid: contestApplicants.uuid })
    .from(contestApplicants)
    .where(eq(contestApplicants.contestUuid, contestUuid));
  const [assigned] = await tx
    .select({ round: max(contestAssignments.round) })
    .from(contestAssignments)
    .where(and(eq(contestAssignments.round, round), inArray(contestAssignments.applicantUuid, ofContest)));
  const [scored] = await tx
    .select({ edition: max(contestReviews.edition) })
    .from(contestReviews)
    .where(
      and(
        eq(contestReviews.round, round),
        isNotNull(contestReviews.points),
        inArray(contestReviews.applicantUuid, ofContest),
      ),
    );
  const from = scored?.edition ?? edition;
  const reviewEdition = from === edition ? edition : await nextEdition(tx, contestUuid);
  if (reviewEdition !== edition) {
    await copyRule(tx, contestUuid, { from, to: reviewEdition }, now);
    await moveReviews(tx, contestUuid, { round, from, to: reviewEdition });
    const event = { contestUuid, at: now, kind: 'RULE_SAVED', byUuid, round, count: reviewEdition } as const;
    await logContestEvent(tx, event);
    await mailPanel(tx, contestUuid, 'ALL', ({ email, ...to }) =>
      mailTo('contest-rule-changed', email, { ...to, edition: reviewEdition, startsOver: false }),
    );
  }
  return { round, reviewEdition, assignedRound: assigned?.round ?? null };
}

async function nextEdition(tx: Transaction, contestUuid: string): Promise<number> {
  const [last] = await tx
    .select({ edition: sql<number>`max(${contestReviewRules.edition})` })
    .from(contestReviewRules)
    .where(eq(contestReviewRules.contestUuid, contestUuid));
  return (last?.edition ?? 0) + 1;
}

/** Adds an edition of the rule that is another edition's. */
async function copyRule(
  tx: Transaction,
  contestUuid: string,
  { from, to }: { from: number; to: number },
  createdAt: Date,
): Promise<void> {
  const [row] = await tx
    .select({ rule: contestReviewRules.rule })
    .from(contestReviewRules)
    .where(and(eq(contestReviewRules.contestUuid, contestUuid), eq(contestReviewRules.edition, from)));
  if (row === undefined) throw new Error('The rule of the scores is gone.');
  await tx.insert(contestReviewRules).values({ contestUuid, edition: to, rule: row.rule, createdAt });
}
