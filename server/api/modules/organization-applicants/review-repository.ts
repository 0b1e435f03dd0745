import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { areMarksOf } from '@/lib/contest/review/rule';
import { pointsOf } from '@/lib/contest/review/reckon';
import type { ReviewForm, ReviewTexts } from '@/lib/contracts/organization-applicant';
import type { Marks, ReviewRule } from '@/lib/contracts/review-rule';
import { isShownTo } from '@/server/api/modules/organization-panel/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestReviewRules, contestReviews, contestScoreLog } from '@/server/db/schema/contest-jury';
import { holdContest } from './held-contest-repository';
import type { WorkedContest } from './policy';
import { isValidScore, reckonScores } from './reckoning-repository';

export type ReviewRepository = ReturnType<typeof createReviewRepository>;
export type ReviewRow = Awaited<ReturnType<ReviewRepository['list']>>[number];

/** Whose review of whom. */
export interface ReviewOf {
  contestUuid: string;
  uuid: string;
  reviewerUuid: string;
  isOwner: boolean;
}

/** Reviews of applicants, each kept with the rule that it was written under. */
export function createReviewRepository(orm: Orm) {
  return {
    /** The reviews of an applicant, the latest round first, in an order that doesn't follow the reviewers' names. */
    list: (applicantUuid: string) =>
      orm
        .select({
          reviewerUuid: contestReviews.reviewerUuid,
          reviewer: accounts.name,
          round: contestReviews.round,
          edition: contestReviews.edition,
          marks: contestReviews.marks,
          points: contestReviews.points,
          opinion: contestReviews.opinion,
          note: contestReviews.note,
          isNoteShared: contestReviews.isNoteShared,
          comment: contestReviews.comment,
          updatedAt: contestReviews.updatedAt,
          isValid: sql<boolean>`coalesce(${isValidScore}, false)`,
          changes: changesOf,
        })
        .from(contestReviews)
        .innerJoin(accounts, eq(accounts.uuid, contestReviews.reviewerUuid))
        .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestReviews.applicantUuid))
        .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
        .where(eq(contestReviews.applicantUuid, applicantUuid))
        .orderBy(
          desc(contestReviews.round),
          asc(sql`md5(${contestReviews.applicantUuid}::text || ${contestReviews.reviewerUuid}::text)`),
        ),

    /** The rules of a contest by edition. */
    async listRules(contestUuid: string): Promise<ReadonlyMap<number, ReviewRule>> {
      const rows = await orm
        .select({ edition: contestReviewRules.edition, rule: contestReviewRules.rule })
        .from(contestReviewRules)
        .where(eq(contestReviewRules.contestUuid, contestUuid));
      return new Map(rows.map(({ edition, rule }) => [edition, rule]));
    },

    /**
     * Saves a review in the applicant's round, and reckons the applicant's scores. A score that is given or changed is logged.
     * @param check throws where the contest, as it is held, doesn't allow it
     * @returns what was saved, or why nothing was: the contest has no such applicant for the reviewer, another review than `seen`
     * is saved, the rule is another one, or the marks aren't of its criteria and scale
     */
    save: (
      of: ReviewOf,
      form: ReviewForm,
      now: Date,
      check: (contest: WorkedContest, applicant: { round: number }) => void,
    ): Promise<'saved' | 'missing' | 'stale' | 'other-rule' | 'no-marks'> =>
      orm.transaction(async (tx) => {
        const contest = await holdContest(tx, of.contestUuid, 'share');
        const held = await holdApplicant(tx, of);
        if (held === null) return 'missing';
        check(contest, held);
        const { edition } = contest;
        const rule = await findRule(tx, of.contestUuid, edition);
        if (form.edition !== undefined && form.edition !== edition) return 'other-rule';
        if (!areMarksOf(rule, form.marks)) return 'no-marks';
        const isOwn = and(
          eq(contestReviews.applicantUuid, of.uuid),
          ...[eq(contestReviews.round, held.round), eq(contestReviews.reviewerUuid, of.reviewerUuid)],
        );
        const [saved] = await tx.select().from(contestReviews).where(isOwn);
        const { marks, opinion, note, isNoteShared, comment } = form;
        const next = { marks, opinion, note, isNoteShared, comment };
        // Marks under an earlier rule are none.
        const before =
          saved === undefined ? NO_REVIEW : saved.edition === edition ? saved : { ...saved, marks: {} };
        // What is saved already may be the change itself, whose answer was lost.
        if (form.seen !== undefined && !isSame(before, form.seen) && !isSame(before, next)) return 'stale';
        // A score that was given before the comment was needed stays while its marks do.
        const wasScore = saved?.edition === edition && saved.points !== null && areSame(saved.marks, marks);
        const isIncomplete = rule.needsComment && comment === null && !wasScore;
        const points = isIncomplete ? null : pointsOf(rule.criteria, marks);
        if (isSame(next, NO_REVIEW)) await tx.delete(contestReviews).where(isOwn);
        else {
          const values = { ...next, edition, points, updatedAt: now };
          await tx
            .insert(contestReviews)
            .values({ applicantUuid: of.uuid, reviewerUuid: of.reviewerUuid, round: held.round, ...values })
            .onConflictDoUpdate({
              target: [contestReviews.applicantUuid, contestReviews.round, contestReviews.reviewerUuid],
              set: values,
            });
        }
        const wasPoints = saved?.edition === edition ? saved.points : null;
        if (points !== wasPoints) {
          const { uuid: applicantUuid, reviewerUuid } = of;
          await tx
            .insert(contestScoreLog)
            .values({ applicantUuid, reviewerUuid, round: held.round, edition, points, at: now });
          await reckonScores(tx, of.contestUuid, of.uuid);
        }
        return 'saved';
      }),
  };
}

/** How often the score of a review was changed after it was given first. */
const changesOf = sql<number>`greatest((select count(*)::int from ${contestScoreLog} where ${and(
  eq(contestScoreLog.applicantUuid, contestReviews.applicantUuid),
  eq(contestScoreLog.reviewerUuid, contestReviews.reviewerUuid),
  eq(contestScoreLog.round, contestReviews.round),
  // What was sent anew is reviewed anew.
  gte(contestScoreLog.at, contestApplicants.sentAt),
  ...[eq(contestScoreLog.edition, contestReviews.edition), isNotNull(contestScoreLog.points)],
)}) - 1, 0)`;

/** Holds the applicant: reviewers take turns, so that each reckons what the others gave. */
async function holdApplicant(tx: Transaction, { contestUuid, uuid, reviewerUuid, isOwner }: ReviewOf) {
  const [held] = await tx
    .select({ round: contestApplicants.round })
    .from(contestApplicants)
    .where(
      and(
        eq(contestApplicants.contestUuid, contestUuid),
        ...[eq(contestApplicants.uuid, uuid), isNotNull(contestApplicants.sentAt)],
        isOwner ? undefined : isShownTo(contestUuid, reviewerUuid),
      ),
    )
    .for('no key update');
  return held ?? null;
}

async function findRule(tx: Transaction, contestUuid: string, edition: number): Promise<ReviewRule> {
  const [row] = await tx
    .select({ rule: contestReviewRules.rule })
    .from(contestReviewRules)
    .where(and(eq(contestReviewRules.contestUuid, contestUuid), eq(contestReviewRules.edition, edition)));
  if (row === undefined) throw new Error('The contest has no rule.');
  return row.rule;
}

const NO_REVIEW: ReviewTexts = { marks: {}, opinion: null, note: null, isNoteShared: false, comment: null };

const areSame = (one: Marks, other: Marks): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) => one[id] === other[id]);

function isSame(one: ReviewTexts, other: ReviewTexts): boolean {
  return (
    one.opinion === other.opinion &&
    one.note === other.note &&
    one.comment === other.comment &&
    // A note that isn't there is neither shared nor private.
    (one.note === null || one.isNoteShared === other.isNoteShared) &&
    areSame(one.marks, other.marks)
  );
}
