import { ARTICLE_TYPE_LABELS } from './article';

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
  CLOSE: '접수 중단',
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
  SEARCH_CONTACT: '이름·연락처로 찾기',
  CHECK: '접속 기록 점검',
  SEND_AGAIN: '다시 보냄',
  SEND_PASSWORD_LINK: '비밀번호 링크 보냄',
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

/** Why accesses of an account in a month stand out (O-16). */
export const UNUSUAL_LABELS = {
  MANY_CALLS: '평소보다 많음',
  MANY_ROWS: '많은 건수',
  AT_NIGHT: '밤 시간',
  NO_REASON: '사유 없음',
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

export const ACCOUNT_STATUS_LABELS = {
  ACTIVE: '이용 중',
  STOPPED: '이용 정지',
  WITHDRAWN: '탈퇴 유예',
  REMOVED: '탈퇴 완료',
} as const;

/** Whether an organization is verified. */
export const VERIFIED_LABELS = { YES: '확인됨', NO: '확인하지 않음' } as const;

export const MAIL_STATE_LABELS = { WAITING: '대기', SENT: '보냄', FAILED: '실패' } as const;

/** Kinds of mails. */
export const MAIL_TOPIC_LABELS = {
  'signup-member': '회원가입 환영',
  'signup-artist': '작가 회원가입 접수',
  'artist-applied': '작가 신청 접수',
  'artist-approved': '작가 승인',
  'artist-documents-requested': '활동 자료 재요청',
  'password-changed': '비밀번호 변경 알림',
  'email-changed': '이메일 변경 알림',
  'phone-changed': '휴대폰 변경 알림',
  'social-linked': '소셜 계정 연결 알림',
  withdrawn: '탈퇴 접수',
  'withdrawal-revoked': '탈퇴 철회',
  'contest-applied': '공모 신청 접수',
  'contest-ends-soon': '공모 마감 알림',
  'contest-decided': '공모 결과',
  'contest-terms-changed': '공모 조건 변경',
  'contest-end-moved': '공모 마감 변경',
  'contest-withdrawn': '공모 지원 취소',
  'contest-message': '단체의 메시지',
  'inquiry-answered': '문의 답변',
  'account-stopped': '이용 정지',
  'account-restored': '이용 정지 해제',
  'role-changed': '회원 유형 변경',
  'organization-invited': '단체 초대',
  'password-link': '비밀번호 링크',
  'contest-rule-changed': '심사 규칙 변경',
  'contest-juror-added': '심사 위촉',
  'contest-reopened': '심사 다시 열기',
  'contest-stopped': '공모 중단',
  'contest-released': '공모 중단 해제',
} as const;

/** A mail of a topic that isn't there any more goes by its topic. */
export function topicLabel(topic: string): string {
  return Object.entries(MAIL_TOPIC_LABELS).find(([name]) => name === topic)?.[1] ?? topic;
}

export const SERVICE_LABELS = {
  database: '데이터베이스',
  storage: '파일 저장소',
  search: '검색',
  mail: '메일',
} as const;

export const VIEWED_PAGE_LABELS = {
  HOME: '홈',
  ARTIST_LIST: '작가 목록',
  ARTIST: '작가 페이지',
  ARTWORK_LIST: '작품 목록',
  ARTWORK: '작품',
  ...ARTICLE_TYPE_LABELS,
  SEARCH: '검색',
  SUPPORT: '공지·자주 묻는 질문',
  INFO: '소개·약관',
} as const;

export const INQUIRY_STANDING_LABELS = { WAITING: '답변 대기', ANSWERED: '답변 완료' } as const;
export const INQUIRY_SENDER_LABELS = { MEMBER: '회원', GUEST: '비회원' } as const;

/** What operators choose by search (O-90). */
export const CHOICE_KIND_LABELS = { ARTIST: '작가', ARTWORK: '작품', ARTICLE: '글' } as const;

export const ARTICLE_STATUS_LABELS = { DRAFT: '초안', SCHEDULED: '예약', PUBLISHED: '발행' } as const;

/** Where a banner hangs (O-91), what it leads to, and whether it hangs now. */
export const BANNER_PLACEMENT_LABELS = {
  HOME_MAIN: '홈 메인 배너',
  HOME_SUB: '홈 서브 배너',
  ART_ARTIST: '작가 목록 배너',
} as const;
export const BANNER_MEDIA_LABELS = { IMAGE: '사진', MP4: '영상 (MP4)' } as const;
export const BANNER_LINK_LABELS = {
  NONE: '링크 없음',
  ARTICLE: '글',
  ARTIST: '작가 페이지',
  PATH: '사이트 안의 주소',
} as const;
export const BANNER_STANDING_LABELS = {
  SHOWN: '노출 중',
  UPCOMING: '노출 예정',
  OVER: '기간 끝남',
  OFF: '숨김',
} as const;

/** What the home page shows by choice (O-95). */
export const HOME_SLOT_LABELS = {
  ARTIST: '이달의 작가',
  SPECIAL: '홈 스페셜',
  ARTICLE: '홈 ARTICLE',
} as const;
export const ARTIST_BADGE_LABELS = { WITH: '배지 있음', WITHOUT: '배지 없음' } as const;

/** What an operator did to a contest (O-98). */
export const CONTEST_STOP_LABELS = { CLOSED: '접수 중단', WITHDRAWN: '게시 중단' } as const;
