import type { ArticleType } from '@/lib/contracts/article';
import type { ArticleFilter, ArticleSort } from '@/lib/lists/article-lists';
import { keysOf } from '@/lib/keys-of';

// What people choose from where articles are concerned, and the Korean word for each value. The requirements leave these
// lists open (M-120), so the words are ours. The order of a table is the order on the screen.

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
