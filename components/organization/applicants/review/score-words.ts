import type { Criterion, Marks } from '@/lib/contracts/review-rule';

/** A score with one decimal, where it isn't whole: `8.2`. */
export const scoreWords = (score: number): string =>
  Number.isInteger(score) ? String(score) : score.toFixed(1);

/** The marks by their criteria: `작품의 완성도 9점, 주제의 일관성 8점`. */
export const marksWords = (criteria: readonly Criterion[], marks: Marks): string =>
  criteria
    .flatMap(({ id, name }) => {
      const mark = marks[id];
      if (mark === undefined) return [];
      return criteria.length === 1 ? `${mark}점` : `${name} ${mark}점`;
    })
    .join(', ');
