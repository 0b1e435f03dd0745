import type { ContestTerms } from '@/lib/contracts/contest-terms';

/** Terms without answers. */
export const EMPTY_TERMS: ContestTerms = {
  rights: '',
  rightsOf: 'SELECTED',
  usage: '',
  usageUntil: '',
  pay: '',
  unselected: '',
  deletionDays: '',
  fee: '',
  feeDetail: '',
  selected: '',
  prize: '',
  prizeDetail: '',
  ai: '',
  jury: '',
  jurors: '',
  feedback: '',
  contact: '',
  others: '',
  overruled: '',
};

const NAMES = Object.keys(EMPTY_TERMS) as (keyof ContestTerms)[];

export const isEmptyTerms = (terms: ContestTerms): boolean =>
  NAMES.every((name) => terms[name] === EMPTY_TERMS[name]);
