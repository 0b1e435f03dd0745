import type { ContestTerms, PublicTerms } from '@/lib/contracts/contest-terms';

/** The terms as entrants read them: without the details of what wasn't chosen, and without the words for the operator. */
export function publicTermsOf({ overruled: _, ...terms }: ContestTerms): PublicTerms {
  const { rights, unselected, fee, prize, jury } = terms;
  return {
    ...terms,
    ...(rights === 'LICENCE' ? {} : { usage: '', usageUntil: '' }),
    ...(rights === 'LICENCE' || rights === 'TRANSFER' ? {} : { rightsOf: 'SELECTED', pay: '' }),
    ...(unselected === 'KEPT' ? { deletionDays: '' } : {}),
    ...(fee === 'PAID' ? {} : { feeDetail: '' }),
    ...(prize === '' ? { prizeDetail: '' } : {}),
    ...(jury === 'NAMED' ? {} : { jurors: '' }),
  };
}
