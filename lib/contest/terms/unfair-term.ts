import type { ContestTerms } from '@/lib/contracts/contest-terms';

/** A term that Korean guidelines for open calls call unfair (ADR 68), and what would be fair. */
export interface UnfairTerm {
  code: string;
  /** The field beside which it is shown. */
  field: keyof ContestTerms;
  wrong: string;
  fair: string;
  /** A button that makes it fair; null where only words can. */
  fix: { label: string; terms: Partial<ContestTerms> } | null;
}
