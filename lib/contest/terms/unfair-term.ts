import type { ContestTerms } from '@/lib/contracts/contest-terms';

/** A warning about a term (ADR 68), with a fair alternative. */
export interface UnfairTerm {
  code: string;
  /** The field beside which it is shown. */
  field: keyof ContestTerms;
  wrong: string;
  fair: string;
  /** A button that makes it fair; null where only words can. */
  fix: { label: string; terms: Partial<ContestTerms> } | null;
}
