import type { Criterion, Marks, Reckoning } from '@/lib/contracts/review-rule';

/** Points are hundredths: marks times percents. */
export const POINTS = 100;
/** From so many scores on, the trimmed mean leaves out the highest and the lowest. */
export const TRIMMED_FROM = 5;

/** The score of a sheet in hundredths of a point; null until each criterion is marked. */
export function pointsOf(criteria: readonly Criterion[], marks: Marks): number | null {
  let points = 0;
  for (const { id, weight } of criteria) {
    const mark = marks[id];
    if (mark === undefined) return null;
    points += mark * weight;
  }
  return points;
}

/** Whether the reckoning leaves out the highest and the lowest of so many scores. */
export const isTrimmed = (reckoning: Reckoning, count: number): boolean =>
  reckoning === 'TRIMMED' && count >= TRIMMED_FROM;

/** The scores of an applicant from the lowest to the highest, with those that count. */
export function reckon(
  reckoning: Reckoning,
  scores: readonly number[],
): { scores: { score: number; counts: boolean }[]; mean: number | null } {
  const sorted = [...scores].sort((one, other) => one - other);
  const leavesOut = isTrimmed(reckoning, sorted.length);
  const reckoned = sorted.map((score, index) => ({
    score,
    counts: !leavesOut || (index > 0 && index < sorted.length - 1),
  }));
  const counted = reckoned.filter(({ counts }) => counts);
  const sum = counted.reduce((all, { score }) => all + score, 0);
  return { scores: reckoned, mean: counted.length === 0 ? null : sum / counted.length };
}
