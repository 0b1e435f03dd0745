import type { ApplicationFeedback } from '@/lib/contracts/application-feedback';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import type { Marks, ReviewRule } from '@/lib/contracts/review-rule';
import { POINTS, reckon } from './reckon';
import { isOverall, SCALE_BOUNDS } from './rule';

/** Whether an applicant gets scores and comments, by the terms of the sending and the announced decision. */
export const getsFeedback = (
  feedback: ContestTerms['feedback'] | null,
  announced: 'SELECTED' | 'REJECTED' | null,
): boolean =>
  announced !== null && (feedback === 'ALL' || (feedback === 'SELECTED' && announced === 'SELECTED'));

/** A complete review that counts. */
interface Given {
  round: number;
  edition: number;
  points: number;
  marks: Marks;
  comment: string | null;
}

/** Means and comments by round. Of a round whose rule was changed, the reviews under its last rule count. */
export function feedbackOf(
  reviews: readonly Given[],
  rules: ReadonlyMap<number, ReviewRule>,
): ApplicationFeedback {
  const rounds = [...new Set(reviews.map(({ round }) => round))].sort((one, other) => other - one);
  return {
    rounds: rounds.flatMap((round) => {
      const all = reviews.filter((review) => review.round === round);
      const edition = Math.max(...all.map((review) => review.edition));
      const rule = rules.get(edition);
      if (rule === undefined) return [];
      const valid = all.filter((review) => review.edition === edition);
      const { mean } = reckon(
        rule.reckoning,
        valid.map(({ points }) => points),
      );
      return {
        ...{ round, scores: valid.length, max: SCALE_BOUNDS[rule.scale].max },
        score: mean === null ? null : mean / POINTS,
        criteria: isOverall(rule)
          ? []
          : rule.criteria.map(({ id, name, weight }) => ({
              ...{ name, weight },
              mean: valid.reduce((sum, { marks }) => sum + (marks[id] ?? 0), 0) / valid.length,
            })),
        comments: valid.flatMap(({ comment }) => comment ?? []),
      };
    }),
  };
}
