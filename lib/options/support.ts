/** Labels of support (S-2, S-9, S-50, S-71). */
export const INQUIRY_TYPE_LABELS = {
  INQUIRY: '서비스 문의',
  CONTENT_POST_REQUEST: '콘텐츠 게시 요청',
  USER_ROLE_TYPE_CHANGE: '회원 유형 변경',
} as const;

export const FAQ_CATEGORY_LABELS = {
  MEMBER: '회원정보',
  CONTENT: '콘텐츠',
  ETC: '기타',
  ARTIST: '아티스트 지원',
} as const;
export type FaqCategory = keyof typeof FAQ_CATEGORY_LABELS;

/** What a request to post content begins with (S-6). */
export const POST_REQUEST_TEMPLATE = [
  '[전시/행사명]',
  '[기간]',
  '[장소]',
  '[참여 작가]',
  '[소개글]',
  '[관련 링크]',
].join('\n');
