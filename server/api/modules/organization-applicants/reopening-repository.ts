import { and, eq, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import type { ReopeningForm } from '@/lib/contracts/contest-event';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import { mailTo } from '@/server/api/modules/mails/templates';
import { mailPanel } from '@/server/api/modules/organization-panel/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestAssignments, contestReviewRules, contestReviews } from '@/server/db/schema/contest-jury';
import { holdContest } from './held-contest-repository';
import type { WorkedContest } from './policy';
import { moveReviews, reckonScores } from './reckoning-repository';

export type ReopeningRepository = ReturnType<typeof createReopeningRepository>;

interface Reopening extends ReopeningForm {
  contestUuid: string;
  /** The owner who opens it. */
  byUuid: string;
}

/** What an owner opens again: the round before the present one, or the announcement. */
export const createReopeningRepository = (orm: Orm) => ({
  /**
   * Opens it again, logs the reason and mails the panel.
   * @param check throws where the contest, as it is held, doesn't allow it
   * @returns false where the round is another one by now
   */
  reopen: (
    { contestUuid, byUuid, part, round, reason }: Reopening,
    now: Date,
    check: (contest: WorkedContest) => void,
  ): Promise<boolean> =>
    orm.transaction(async (tx) => {
      const contest = await holdContest(tx, contestUuid, 'no key update');
      if (contest.round !== round) return false;
      check(contest);
      if (part === 'ROUND') await returnToRound(tx, contestUuid, contest, now);
      const reopened =
        part === 'ROUND'
          ? { round: round - 1, assignedRound: assignedRoundOf(contestUuid, round - 1) }
          : { announcedAt: null, resultPublishedAt: null };
      await tx
        .update(contests)
        .set({ ...reopened, version: sql`${contests.version} + 1`, updatedAt: now })
        .where(eq(contests.uuid, contestUuid));
      if (part === 'ROUND') await reckonScores(tx, contestUuid);
      const kind = part === 'ROUND' ? 'ROUND_REOPENED' : 'ANNOUNCEMENT_REOPENED';
      await logContestEvent(tx, { contestUuid, at: now, kind, byUuid, round, reason });
      const opened = part === 'ROUND' ? round - 1 : null;
      await mailPanel(tx, contestUuid, ({ email, ...to }) =>
        mailTo('contest-reopened', email, { ...to, round: opened, reason }),
      );
      return true;
    }),
});

/** Takes the applicants back into the round before, with the decisions that its end changed and the scores that counted. */
async function returnToRound(
  tx: Transaction,
  contestUuid: string,
  contest: WorkedContest,
  now: Date,
): Promise<void> {
  const round = contest.round - 1;
  const ofContest = tx
    .select({ uuid: contestApplicants.uuid })
    .from(contestApplicants)
    .where(eq(contestApplicants.contestUuid, contestUuid));
  const ofRound = and(eq(contestReviews.round, round), inArray(contestReviews.applicantUuid, ofContest));
  const [scored] = await tx
    .select({ edition: max(contestReviews.edition) })
    .from(contestReviews)
    .where(and(ofRound, eq(contestReviews.counted, true)));
  if (scored?.edition != null && scored.edition !== contest.edition)
    await returnToRule(tx, { contestUuid, round, edition: scored.edition, next: contest.edition + 1 }, now);
  await tx.update(contestReviews).set({ counted: null }).where(ofRound);
  await tx
    .update(contestApplicants)
    .set({
      round,
      status: sql`coalesce(${contestApplicants.statusBefore}, ${contestApplicants.status})`,
      statusBefore: null,
    })
    .where(
      and(
        eq(contestApplicants.contestUuid, contestUuid),
        or(
          eq(contestApplicants.round, contest.round),
          and(eq(contestApplicants.round, round), isNotNull(contestApplicants.statusBefore)),
        ),
      ),
    );
}

/** Follows the present rule by the one that a round was scored by. The reviews of the round go with it. */
async function returnToRule(
  tx: Transaction,
  {
    contestUuid,
    round,
    edition,
    next,
  }: { contestUuid: string; round: number; edition: number; next: number },
  now: Date,
): Promise<void> {
  const [scored] = await tx
    .select({ rule: contestReviewRules.rule })
    .from(contestReviewRules)
    .where(and(eq(contestReviewRules.contestUuid, contestUuid), eq(contestReviewRules.edition, edition)));
  if (scored === undefined) throw new Error('The rule of the scores is gone.');
  await tx
    .insert(contestReviewRules)
    .values({ contestUuid, edition: next, rule: scored.rule, createdAt: now });
  await tx.update(contests).set({ reviewEdition: next }).where(eq(contests.uuid, contestUuid));
  await moveReviews(tx, contestUuid, { round, from: edition, to: next });
}

/** The round, where its applicants were divided among jurors; null where each juror reviewed all. */
const assignedRoundOf = (contestUuid: string, round: number) =>
  sql`(select max(${contestAssignments.round}) from ${contestAssignments}
    inner join ${contestApplicants} on ${contestApplicants.uuid} = ${contestAssignments.applicantUuid}
    where ${contestApplicants.contestUuid} = ${contestUuid} and ${contestAssignments.round} = ${round})`;
