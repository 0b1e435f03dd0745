import type { ContestTerms } from '@/lib/contracts/contest-terms';
import * as termsMessages from '@/lib/messages/contest-terms';
import { unfairTerms } from './unfair-terms';

/** A field of the terms and what is wrong with it. */
export interface TermFault {
  field: keyof ContestTerms;
  message: string;
}

/** Lists what publishing still needs: each required answer, and a reason where terms are warned of. @param day today in Seoul */
export function missingTerms(terms: ContestTerms, day: string): TermFault[] {
  const missing = ASKED.filter(({ field }) => terms[field] === '');
  if (terms.jury === 'NAMED' && terms.jurors === '')
    missing.push({ field: 'jurors', message: termsMessages.jurorsRequired });
  if (terms.overruled === '' && unfairTerms(terms, day).length > 0)
    missing.push({ field: 'overruled', message: termsMessages.reasonRequired });
  return missing;
}

const ASKED: readonly TermFault[] = [
  { field: 'rights', message: termsMessages.rightsRequired },
  { field: 'unselected', message: termsMessages.unselectedRequired },
  { field: 'selected', message: termsMessages.selectedRequired },
  { field: 'fee', message: termsMessages.feeRequired },
  { field: 'ai', message: termsMessages.aiRequired },
  { field: 'jury', message: termsMessages.juryRequired },
  { field: 'feedback', message: termsMessages.feedbackRequired },
  { field: 'contact', message: termsMessages.contactRequired },
];
