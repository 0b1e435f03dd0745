import { DEFAULT_RULE, SCALE_BOUNDS, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import { pointsOf } from '@/lib/contest/review/reckon';
import type { Opinion, ReviewRule } from '@/lib/contracts/review-rule';
import type { Orm } from '@/server/db/client';
import type { contests } from '@/server/db/schema/contest';
import { contestExclusions, contestJurors, contestReviewRules, contestReviews, contestScoreLog } from '@/server/db/schema/contest-jury';
import { accountUuid, momentFrom, required, uuidOf } from './context';
import type { SeedContext } from './context';
import type { SeedData } from './data';

type DemoContest = Pick<SeedData['contests']['contests'][number], 'key' | 'status'>;
type DemoApplicant = SeedData['contests']['applicants'][number];

export const REVIEWERS = ['reviewer01', 'reviewer02'] as const;

/** The prizes are scored by criteria, the others by one overall score. */
const PRIZE_RULE: ReviewRule = {
  scale: 'TEN',
  criteria: [...SUGGESTED_CRITERIA],
  reckoning: 'TRIMMED',
  reveal: 'OWN_SCORE',
  needsComment: false,
};
const RULES: Readonly<Record<string, ReviewRule>> = {
  closed: PRIZE_RULE,
  announced: { ...PRIZE_RULE, reckoning: 'MEAN', needsComment: true },
};
const ruleOf = ({ key }: Pick<DemoContest, 'key'>): ReviewRule => RULES[key] ?? DEFAULT_RULE;

/** How near each reviewer's marks are to the best one, by decision. */
const NEARNESS = { PENDING: [], HOLD: [0.6, 0.8], SELECTED: [1, 0.8], REJECTED: [0.4, 0.4] } as const;
const OPINIONS: Readonly<Record<DemoApplicant['status'], Opinion | null>> = {
  ...{ PENDING: null, HOLD: 'HOLD', SELECTED: 'SELECT', REJECTED: 'REJECT' },
};

/** The marks that reviewers have given to an applicant with a decision. */
export function reviewsOf(context: SeedContext, applicant: DemoApplicant) {
  const rule = ruleOf({ key: applicant.contestKey });
  const { max } = SCALE_BOUNDS[rule.scale];
  return NEARNESS[applicant.status].map((nearness, juror) => {
    const best = Math.round(nearness * max);
    // Criteria differ by a point where there are several.
    const markAt = (index: number) => (index % 2 === 0 ? best : Math.max(best - 1, 1));
    const marks = Object.fromEntries(rule.criteria.map(({ id }, index) => [id, markAt(index)]));
    return {
      applicantUuid: uuidOf('contest-applicant', applicant.contestKey, applicant.artist),
      reviewerUuid: accountUuid(required(REVIEWERS[juror], 'reviewer')),
      ...{ round: 1, edition: 1, marks, opinion: OPINIONS[applicant.status] },
      comment: applicant.comments?.[juror] ?? null,
      points: required(pointsOf(rule.criteria, marks) ?? undefined, 'points'),
      updatedAt: momentFrom(context, Math.min(applicant.appliedDay + 2, 0), '11:00'),
    };
  });
}

type Contest = Pick<typeof contests.$inferInsert, 'uuid' | 'createdAt'> & DemoContest;

/** Seeds the juries: the rules, the panels, and what reviewers say. */
export async function seedReviews(
  orm: Orm,
  context: SeedContext,
  seeded: readonly Contest[],
): Promise<void> {
  const rows = seeded.map((contest) => ({
    contestUuid: required(contest.uuid, 'contest'),
    createdAt: contest.createdAt,
    contest,
  }));
  await orm
    .insert(contestReviewRules)
    .values(rows.map(({ contest, ...row }) => ({ ...row, edition: 1, rule: ruleOf(contest) })));
  const judged = rows.filter(({ contest }) => contest.status !== 'DRAFT');
  await orm.insert(contestJurors).values(
    judged.flatMap(({ contestUuid, createdAt }) =>
      REVIEWERS.map((accountId) => ({
        ...{ contestUuid, accountUuid: accountUuid(accountId), addedAt: createdAt },
      })),
    ),
  );
  const { applicants } = context.data.contests;
  const reviews = applicants.flatMap((applicant) => reviewsOf(context, applicant));
  await orm.insert(contestReviews).values(reviews);
  await orm.insert(contestScoreLog).values(
    reviews.map(({ applicantUuid, reviewerUuid, round, edition, points, updatedAt }) => ({
      ...{ applicantUuid, reviewerUuid, round, edition, points, at: updatedAt },
    })),
  );
  const declared = applicants.find(({ contestKey, status }) => contestKey === 'closed' && status === 'PENDING');
  const juror = accountUuid('reviewer02');
  const { contestKey, artist } = required(declared, 'applicant');
  await orm.insert(contestExclusions).values({
    applicantUuid: uuidOf('contest-applicant', contestKey, artist),
    ...{ jurorUuid: juror, byUuid: juror, kind: 'DECLARED', reason: '사제·같은 소속' },
    createdAt: momentFrom(context, -3, '14:20'),
  });
}
