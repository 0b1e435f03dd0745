import type { ArticleType } from '@/lib/contracts/article';
import * as articlePaths from '@/lib/paths/article';
import { defineList, type List, type ListState } from './define-list';

/** By today in Seoul against the period: before it, in it, after it. */
const FILTERS = ['ALL', 'UPCOMING', 'ONGOING', 'PAST'] as const;
export type ArticleFilter = (typeof FILTERS)[number];
/** `standing`: what runs now, then what comes, then what is over (P-175). */
export type ArticleSort = 'standing' | 'createdAt' | 'periodFrom' | 'title';
export type ArticleList = List<ArticleSort, ArticleFilter>;
export type ArticleListState = ListState<ArticleSort, ArticleFilter, never>;

const BY_PERIOD = { createdAt: 'desc', periodFrom: 'desc', title: 'asc' } as const;

/** What people go to opens with what runs now. */
const toVisit = (type: ArticleType): ArticleList =>
  defineList({
    path: articlePaths.list(type),
    pageSize: 20,
    sorts: { standing: 'asc', ...BY_PERIOD },
    filters: FILTERS,
  });

/** Published articles of each type. Specials have no period, so nothing filters or sorts them by it. */
export const articleLists: Readonly<Record<ArticleType, ArticleList>> = {
  SPECIAL: defineList({
    path: articlePaths.list('SPECIAL'),
    pageSize: 10,
    sorts: { createdAt: 'desc', title: 'asc' },
    filters: ['ALL'],
  }),
  EXHIBITION: toVisit('EXHIBITION'),
  EVENT: toVisit('EVENT'),
  NEWS: defineList({
    path: articlePaths.list('NEWS'),
    pageSize: 20,
    sorts: BY_PERIOD,
    filters: FILTERS,
  }),
};
