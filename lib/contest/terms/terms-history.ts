import type { TermsEdition, TermsRevision } from '@/lib/contracts/contest-terms';
import { changedTerms } from './term-lines';

/**
 * Returns what each edition after the first one changed, the newest first.
 * @param editions in their order; where some are left out, the next one has their changes too
 */
export const termsHistory = (editions: readonly TermsEdition[]): TermsRevision[] =>
  editions
    .flatMap(({ edition, at, terms }, index) => {
      const before = editions[index - 1];
      if (before === undefined) return [];
      const changes = changedTerms(before.terms, terms);
      return changes.length === 0 ? [] : [{ edition, at, changes }];
    })
    .toReversed();
