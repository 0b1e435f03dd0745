import type { ArticleType } from '@/lib/contracts/article';
import type { EducationStatus } from '@/lib/contracts/artist';
import type { Genre } from '@/lib/genres';
import type { SocialProvider } from '@/lib/contracts/identity';
import { keysOf } from '@/lib/keys-of';
import type { ArticleFilter, ArticleSort } from '@/lib/lists/article-lists';
import type { ArtistSort } from '@/lib/lists/artist-list';

/**
 * What people choose from, and the Korean word for each value. The requirements leave these lists
 * open (M-120), so the words are ours. The order of a table is the order on the screen.
 */
export const GENRE_LABELS = {
  WESTERN_PAINTING: '서양화',
  KOREAN_PAINTING: '한국화',
  SCULPTURE: '조각',
  INSTALLATION: '설치',
  MEDIA: '미디어',
  PHOTOGRAPHY: '사진',
  ILLUSTRATION: '일러스트',
  ETC: '기타',
} as const satisfies Record<Genre, string>;

export const EDUCATION_STATUS_LABELS = {
  GRADUATED: '졸업',
  COMPLETED: '수료',
  ENROLLED: '재학',
} as const satisfies Record<EducationStatus, string>;

export const THEME_SUBJECT_LABELS = {
  PERSON: '인물',
  LANDSCAPE: '풍경',
  STILL_LIFE: '정물',
  NATURE: '동식물',
  CITY: '도시·건축',
  DAILY: '일상',
  MYTH: '설화·상상',
  ABSTRACT: '추상',
} as const;

export const THEME_TIME_LABELS = {
  DAWN: '새벽·아침',
  DAY: '한낮',
  DUSK: '해 질 녘',
  NIGHT: '밤',
  SEASON: '계절',
  TIMELESS: '시간을 넘어',
} as const;

export const THEME_FOCUS_LABELS = {
  COLOR: '색',
  LINE: '선',
  FORM: '형태',
  LIGHT: '빛',
  TEXTURE: '질감',
  SPACE: '공간',
  STORY: '이야기',
} as const;

export const THEME_STYLE_LABELS = {
  REALISTIC: '사실',
  ABSTRACT: '추상',
  SEMI_ABSTRACT: '반추상',
  GEOMETRIC: '기하',
  MINIMAL: '미니멀',
  TRADITIONAL: '전통',
  GRAPHIC: '그래픽',
  EXPERIMENTAL: '실험',
} as const;

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

export const ARTIST_SORT_LABELS = {
  createdAt: '최신순',
  nameKo: '가나다순',
} as const satisfies Record<ArtistSort, string>;

export const ARTICLE_SORT_LABELS = {
  standing: '진행순',
  createdAt: '최신순',
  periodFrom: '시작일순',
  title: '가나다순',
} as const satisfies Record<ArticleSort, string>;

export const ARTICLE_FILTER_LABELS = {
  ALL: '전체',
  UPCOMING: '예정',
  ONGOING: '진행 중',
  PAST: '종료',
} as const satisfies Record<ArticleFilter, string>;

export const ARTICLE_TYPE_LABELS = {
  SPECIAL: '스페셜',
  EXHIBITION: '전시',
  EVENT: '행사',
  NEWS: '소식',
} as const satisfies Record<ArticleType, string>;

export const ARTICLE_TYPE_ORDER = keysOf(ARTICLE_TYPE_LABELS);

export const SOCIAL_PROVIDER_LABELS = {
  kakao: '카카오',
  naver: '네이버',
  google: 'Google',
} as const satisfies Record<SocialProvider, string>;
