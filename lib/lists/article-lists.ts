import type { ArticleType } from '@/lib/contracts/article';
import * as articlePaths from '@/lib/paths/article';
import { defineList, type List, type ListState } from './define-list';

/** By today in Seoul against the period: before it, in it, after it. */
const FILTERS = ['ALL', 'UPCOMING', 'ONGOING', 'PAST'] as const;
export type ArticleFilter = (typeof FILTERS)[number];
export type ArticleSort = 'createdAt' | 'periodFrom' | 'title';
export type ArticleList = List<ArticleSort, ArticleFilter>;
export type ArticleListState = ListState<ArticleSort, ArticleFilter, never>;

const withPeriod = (type: ArticleType): ArticleList =>
  defineList({
    path: articlePaths.list(type),
    pageSize: 20,
    sorts: { createdAt: 'desc', periodFrom: 'desc', title: 'asc' },
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
  EXHIBITION: withPeriod('EXHIBITION'),
  EVENT: withPeriod('EVENT'),
  NEWS: withPeriod('NEWS'),
};
