import type { ContestTerms, TermsEdition } from '@/lib/contracts/contest-terms';
import { publicTermsOf } from './public-terms';

/** The terms of a form as they are stored beside it. */
export interface FormTerms {
  terms: ContestTerms | null;
  termsEdition: number;
  termsAt: Date;
}

/** The terms as entrants read them; null for a form without. */
export const editionOf = ({ terms, termsEdition, termsAt }: FormTerms): TermsEdition | null =>
  terms === null ? null : { edition: termsEdition, at: termsAt.toISOString(), terms: publicTermsOf(terms) };
