import type { ContestTerms, PublicTerms } from '@/lib/contracts/contest-terms';

/** The terms as entrants read them: without the details of what wasn't chosen, and without the words for the operator. */
export function publicTermsOf({ overruled: _, ...terms }: ContestTerms): PublicTerms {
  const { rights, unselected, fee, jury } = terms;
  return {
    ...terms,
    ...(rights === 'LICENCE' ? {} : { usage: '', usageUntil: '' }),
    ...(rights === 'LICENCE' || rights === 'TRANSFER' ? {} : { rightsOf: 'SELECTED', pay: '' }),
    ...(unselected === 'KEPT' ? { deletionDays: '' } : {}),
    ...(fee === 'PAID' ? {} : { feeDetail: '' }),
    ...(jury === 'NAMED' ? {} : { jurors: '' }),
  };
}

/** Whether two versions say the same to entrants. */
export function saysTheSame(left: ContestTerms, right: ContestTerms): boolean {
  const [one, other] = [publicTermsOf(left), publicTermsOf(right)];
  return (Object.keys(one) as (keyof PublicTerms)[]).every((name) => one[name] === other[name]);
}
