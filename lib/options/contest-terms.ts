import type { ContestTerms } from '@/lib/contracts/contest-terms';

type Labels<Name extends keyof ContestTerms> = Readonly<Record<Exclude<ContestTerms[Name], ''>, string>>;

/** What an organizer chooses of the terms. */
export const RIGHTS_LABELS: Labels<'rights'> = {
  ARTIST: '작가에게 남음',
  LICENCE: '작가에게 남고, 이용을 허락받음',
  TRANSFER: '주최가 넘겨받음',
};
export const RIGHTS_OF_LABELS: Labels<'rightsOf'> = { SELECTED: '선정작만', ALL: '응모작 전부' };
export const UNSELECTED_LABELS: Labels<'unselected'> = {
  DELETED: '쓰지 않고 지움',
  RETURNED: '돌려보내고 지움',
  KEPT: '주최가 보관',
};
export const DELETION_DAYS_LABELS: Labels<'deletionDays'> = {
  14: '발표 뒤 14일 안에',
  30: '발표 뒤 30일 안에',
  60: '발표 뒤 60일 안에',
  90: '발표 뒤 90일 안에',
  180: '발표 뒤 180일 안에',
};
export const FEE_LABELS: Labels<'fee'> = { NONE: '참가비 없음', PAID: '참가비 있음' };
export const AI_LABELS: Labels<'ai'> = {
  FORBIDDEN: '쓸 수 없음',
  DECLARED: '밝히면 가능',
  FREE: '써도 됨',
};
export const JURY_LABELS: Labels<'jury'> = {
  NAMED: '지금 공개',
  WITH_RESULT: '결과와 함께 공개',
  UNNAMED: '공개하지 않음',
};
export const FEEDBACK_LABELS: Labels<'feedback'> = {
  ALL: '지원자 모두에게',
  SELECTED: '선정된 사람에게',
  NONE: '보내지 않음',
};
