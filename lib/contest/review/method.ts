import type { ReviewRule } from '@/lib/contracts/review-rule';
import * as resultMessages from '@/lib/messages/contest-result';
import { RECKONING_LABELS } from '@/lib/options/contest-review';
import { isTrimmed } from './reckon';
import { isOverall } from './rule';

/**
 * How a jury scored, as a sentence for visitors.
 * @param jurors how many gave a valid score; '' is returned for none
 */
export function methodOf(rule: Pick<ReviewRule, 'criteria' | 'reckoning'>, jurors: number): string {
  if (jurors === 0) return '';
  const criteria = isOverall(rule) ? [] : rule.criteria.map(({ name, weight }) => `${name} ${weight}%`);
  // With fewer jurors no applicant has enough scores to be trimmed.
  const reckoning = isTrimmed(rule.reckoning, jurors) ? 'TRIMMED' : 'MEAN';
  return resultMessages.method(jurors, criteria.join(', '), RECKONING_LABELS[reckoning]);
}
