import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, gte, isNotNull, min, sql, type SQLWrapper } from 'drizzle-orm';
import { isSameSheet } from '@/lib/contest/review/rule';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import { mailTo } from '@/server/api/modules/mails/templates';
import {
  holdContest,
  moveReviews,
  reckonScores,
  type WorkedContest,
} from '@/server/api/modules/organization-applicants/shared-rows';
import { isShownTo, mailPanel } from '@/server/api/modules/organization-panel/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestReviewRules, contestReviews, contestScoreLog } from '@/server/db/schema/contest-jury';
import type { Membership } from './policy';
import type { OwnContest } from './repository';

export type ContestReviewRepository = ReturnType<typeof createContestReviewRepository>;
export type ReviewState = Awaited<ReturnType<ContestReviewRepository['find']>>;

/** What saving a rule did. */
export type RuleOutcome =
  | 'saved'
  | 'stale'
  /** So many scores were given under the rule; saving another needs to be confirmed. */
  | { scores: number; startsOver: boolean };

interface RuleChange {
  contestUuid: string;
  /** The owner who saves it. */
  byUuid: string;
  /** The contest's version that was seen. */
  version: number;
  rule: ReviewRule;
  /** Whether an owner confirmed a change of a rule that was scored by. */
  isConfirmed: boolean;
}

/** The rule of a contest, and how far its present round is scored. */
export function createContestReviewRepository(orm: Orm) {
  return {
    /** How far the present round is scored: the first of the scores that are given under the present rule, and the reader's own part. */
    async find(
      { uuid, round, reviewEdition }: Pick<OwnContest, 'uuid' | 'round' | 'reviewEdition'>,
      { accountUuid: readerUuid, role }: Pick<Membership, 'accountUuid' | 'role'>,
    ) {
      const isPresent = and(
        eq(contestApplicants.contestUuid, uuid),
        eq(contestApplicants.round, round),
        isNotNull(contestApplicants.sentAt),
      );
      const [first] = await orm
        .select({ at: min(contestScoreLog.at) })
        .from(contestScoreLog)
        .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestScoreLog.applicantUuid))
        .innerJoin(
          contestReviews,
          and(
            eq(contestReviews.applicantUuid, contestScoreLog.applicantUuid),
            eq(contestReviews.reviewerUuid, contestScoreLog.reviewerUuid),
            eq(contestReviews.round, contestScoreLog.round),
            eq(contestReviews.edition, contestScoreLog.edition),
          ),
        )
        .where(
          and(
            isPresent,
            ...[eq(contestScoreLog.round, round), eq(contestScoreLog.edition, reviewEdition)],
            ...[isNotNull(contestScoreLog.points), isNotNull(contestReviews.points)],
            // Scores of an application that was sent again since were given to another one.
            gte(contestScoreLog.at, contestApplicants.sentAt),
          ),
        );
      const [own] = await orm
        .select({
          assigned: count(),
          scored: sql<number>`count(*) filter (where ${contestReviews.points} is not null and ${contestReviews.edition} = ${reviewEdition})::int`,
          held: sql<number>`count(*) filter (where ${contestReviews.opinion} = 'HOLD')::int`,
        })
        .from(contestApplicants)
        .leftJoin(
          contestReviews,
          and(
            eq(contestReviews.applicantUuid, contestApplicants.uuid),
            ...[eq(contestReviews.round, round), eq(contestReviews.reviewerUuid, readerUuid)],
          ),
        )
        .where(and(isPresent, role === 'OWNER' ? undefined : isShownTo(uuid, readerUuid)));
      return { scoredAt: first?.at ?? null, progress: own ?? { assigned: 0, scored: 0, held: 0 } };
    },

    /**
     * Saves the rule of a contest and reckons its scores. A rule that was reviewed by is followed by the next edition; scores go
     * with it where the scale and the criteria with their names and weights stay.
     * @param check throws where the contest, as it is held, doesn't allow it
     */
    saveRule: (
      { contestUuid, byUuid, version, rule, isConfirmed }: RuleChange,
      now: Date,
      check: (contest: WorkedContest) => void,
    ): Promise<RuleOutcome> =>
      orm.transaction(async (tx) => {
        const contest = await holdContest(tx, contestUuid, 'no key update');
        check(contest);
        const isRule = and(
          eq(contestReviewRules.contestUuid, contestUuid),
          eq(contestReviewRules.edition, contest.edition),
        );
        const [saved] = await tx
          .select({ rule: contestReviewRules.rule })
          .from(contestReviewRules)
          .where(isRule);
        if (saved === undefined) throw new Error('The contest has no rule.');
        // What is saved already may be the change itself, whose answer was lost.
        if (isDeepStrictEqual(saved.rule, rule)) return 'saved';
        if (contest.version !== version) return 'stale';
        const { reviews, scores } = await countReviews(tx, contestUuid, contest);
        const startsOver = !isSameSheet(saved.rule, rule);
        if (scores > 0 && !isConfirmed) return { scores, startsOver };
        if (reviews === 0) await tx.update(contestReviewRules).set({ rule }).where(isRule);
        else await follow(tx, { contestUuid, contest, rule, startsOver }, now);
        await tx
          .update(contests)
          .set({ version: sql`${contests.version} + 1`, updatedAt: now })
          .where(eq(contests.uuid, contestUuid));
        // Without reviews under the rule every sum is zero already.
        if (reviews > 0) await reckonScores(tx, contestUuid);
        const savedEdition = reviews > 0 ? contest.edition + 1 : contest.edition;
        const event = { contestUuid, at: now, kind: 'RULE_SAVED', byUuid, round: contest.round } as const;
        await logContestEvent(tx, { ...event, count: savedEdition });
        const change = { edition: savedEdition, startsOver };
        if (scores > 0)
          await mailPanel(tx, contestUuid, 'PRESENT', ({ email, ...to }) =>
            mailTo('contest-rule-changed', email, { ...to, ...change }),
          );
        return 'saved';
      }),
  };
}

const isOfContest = (applicantUuid: SQLWrapper, contestUuid: string) =>
  sql`${applicantUuid} in (select ${contestApplicants.uuid} from ${contestApplicants} where ${contestApplicants.contestUuid} = ${contestUuid})`;

/** The reviews under the present rule, and those of the present round with a score. */
async function countReviews(tx: Transaction, contestUuid: string, { round, edition }: WorkedContest) {
  const [row] = await tx
    .select({
      reviews: count(),
      scores: sql<number>`count(${contestReviews.points}) filter (where ${contestReviews.round} = ${round})::int`,
    })
    .from(contestReviews)
    .where(and(isOfContest(contestReviews.applicantUuid, contestUuid), eq(contestReviews.edition, edition)));
  return row ?? { reviews: 0, scores: 0 };
}

interface NextRule {
  contestUuid: string;
  contest: WorkedContest;
  rule: ReviewRule;
  startsOver: boolean;
}

/** Adds the next edition of the rule. Reviews of the round go with it, unless the scores start over. */
async function follow(
  tx: Transaction,
  { contestUuid, contest: { round, edition }, rule, startsOver }: NextRule,
  now: Date,
): Promise<void> {
  const next = edition + 1;
  await tx.insert(contestReviewRules).values({ contestUuid, edition: next, rule, createdAt: now });
  await tx.update(contests).set({ reviewEdition: next }).where(eq(contests.uuid, contestUuid));
  if (startsOver) return;
  await moveReviews(tx, contestUuid, { round, from: edition, to: next });
}
