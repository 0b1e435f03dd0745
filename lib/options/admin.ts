/** Labels of the back office. */
export const AUDIT_ACTION_LABELS = {
  CREATE: '만듦',
  UPDATE: '고침',
  REMOVE: '지움',
  ORDER: '순서 바꿈',
  PUBLISH: '발행',
  SCHEDULE: '예약',
  UNPUBLISH: '발행 취소',
  RESTORE_REVISION: '이전 판으로 되돌림',
  SHOW: '노출 시작',
  HIDE: '노출 종료',
  SHARE: '미리보기 링크',
  APPROVE: '승인',
  ASK_AGAIN: '자료 재요청',
  ANSWER: '답변',
  CHANGE_ROLE: '역할 변경',
  STOP: '이용 정지',
  RESTORE: '정지 해제',
  INVITE: '초대',
  WITHDRAW: '탈퇴 처리',
  REVOKE_WITHDRAWAL: '탈퇴 철회',
  VIEW_PERSONAL_DATA: '개인정보 열람',
  EXPORT: '내려받기',
  SEND_AGAIN: '다시 보냄',
} as const;

export const AUDIT_SUBJECT_LABELS = {
  MEMBER: '회원',
  APPLICATION: '아티스트 신청',
  ORGANIZATION: '단체',
  ARTICLE: '글',
  BANNER: '배너',
  CURATION: '홈 화면',
  ARTIST: '작가',
  NOTICE: '공지사항',
  FAQ: '자주 묻는 질문',
  CONTEST: '공모',
  INQUIRY: '문의',
  TEMPLATE: '답변 서식',
  MAIL: '메일',
  AUDIT: '감사 로그',
} as const;

export const TEMPLATE_USE_LABELS = {
  INQUIRY_ANSWER: '문의 답변',
  DOCUMENTS_REQUEST: '활동 자료 재요청',
  ACCOUNT_STOP: '이용 정지 사유',
} as const;

export const APPLICATION_STATUS_LABELS = {
  WAITING: '대기',
  APPROVED: '승인',
  RETRY: '자료 재요청',
  ENDED: '탈퇴로 끝남',
} as const;

export const ROLE_TYPE_LABELS = {
  MEMBER: '일반 회원',
  ARTIST_PENDING: '작가 승인 대기',
  ARTIST_PENDING_RETRY: '작가 자료 재요청',
  ARTIST_BEFORE_PROFILE: '작가 (프로필 전)',
  ARTIST: '작가',
  BUSINESS: '단체',
  ADMIN: '운영자',
} as const;

export const INQUIRY_STANDING_LABELS = { WAITING: '답변 대기', ANSWERED: '답변 완료' } as const;
export const INQUIRY_SENDER_LABELS = { MEMBER: '회원', GUEST: '비회원' } as const;

/** What operators choose by search (O-90). */
export const CHOICE_KIND_LABELS = { ARTIST: '작가', ARTWORK: '작품', ARTICLE: '글' } as const;

export const ARTICLE_STATUS_LABELS = { DRAFT: '초안', SCHEDULED: '예약', PUBLISHED: '발행' } as const;
