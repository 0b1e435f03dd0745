import type { SocialProvider } from '@/lib/contracts/identity';

// What people choose from at signup, and the Korean word for each value. The requirements leave these
// lists open (M-120), so the words are ours. The order of a table is the order on the screen.

/** What an artist hopes to find here. */
export const ARTIST_INTEREST_LABELS = {
  EXHIBITION: '전시 기회',
  OPEN_CALL: '공모·지원 사업',
  RESIDENCY: '레지던시',
  PORTFOLIO: '포트폴리오 제작',
  PROMOTION: '작품 홍보',
  SALES: '작품 판매',
  COLLABORATION: '기업·공공 협업',
  CRITICISM: '비평·아카이빙',
  NETWORK: '작가 교류',
  ETC: '기타',
} as const;

/** What a member is interested in. */
export const USER_INTEREST_LABELS = {
  EXHIBITION: '전시 관람',
  WESTERN_PAINTING: '서양화',
  KOREAN_PAINTING: '한국화',
  SCULPTURE: '조각',
  INSTALLATION: '설치',
  MEDIA: '미디어',
  PHOTOGRAPHY: '사진',
  ILLUSTRATION: '일러스트',
  CRAFT: '공예',
  COLLECTING: '작품 소장',
  CLASS: '강좌·체험',
  READING: '미술 글 읽기',
  ETC: '기타',
} as const;

/** How they came to know us. */
export const SIGNUP_SOURCE_LABELS = {
  SEARCH: '검색',
  SNS: '소셜 미디어',
  FRIEND: '지인의 소개',
  ARTIST: '작가의 소개',
  EXHIBITION: '전시장',
  PRESS: '기사·잡지',
  SCHOOL: '학교·기관',
  ETC: '기타',
} as const;

/** Kinds of activity documents, one upload button each. */
export const DOCUMENT_TYPE_LABELS = {
  CERTIFICATE: '재학·졸업 증명서',
  ARTIST_PROOF: '예술 활동 증명서',
  ETC: '기타(전시 홍보물 등)',
} as const;

/** The domain dropdown of the signup form's e-mail. */
export const EMAIL_DOMAINS = ['naver.com', 'gmail.com', 'daum.net', 'kakao.com', 'nate.com'] as const;

export const SOCIAL_PROVIDER_LABELS = {
  kakao: '카카오',
  naver: '네이버',
  google: 'Google',
} as const satisfies Record<SocialProvider, string>;
