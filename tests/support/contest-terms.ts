import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import type { ContestTerms } from '@/lib/contracts/contest-terms';

/** Terms that answer everything and that nothing is warned of. They add no question about AI. */
export const FAIR_TERMS: ContestTerms = {
  ...EMPTY_TERMS,
  rights: 'ARTIST',
  unselected: 'DELETED',
  deletionDays: '30',
  fee: 'NONE',
  selected: '3명',
  prize: '각 500만 원',
  prizeDetail: '세금을 뺀 478만 원을 발표 뒤 한 달 안에',
  ai: 'FREE',
  jury: 'WITH_RESULT',
  feedback: 'ALL',
  contact: '02-0000-0000',
};
