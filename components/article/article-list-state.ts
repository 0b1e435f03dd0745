import type { ArticleFilter, ArticleSort, ArticleType } from '@/lib/contracts/article';
import type { Direction } from '@/lib/contracts/pagination';
import { paths } from '@/lib/paths';

/** What a list of articles shows, all of it in its address (member document, section 2). `page` from 0. */
export interface ArticleListState {
  q: string;
  page: number;
  sort: ArticleSort;
  direction: Direction;
  filter: ArticleFilter;
}

/** The order as the address says it: what is the default is left out, so that each list has one address. */
export function articleOrder({ sort, direction }: Pick<ArticleListState, 'sort' | 'direction'>) {
  const isNatural = direction === (sort === 'title' ? 'asc' : 'desc');
  return {
    sort: sort === 'createdAt' && isNatural ? undefined : sort,
    direction: isNatural ? undefined : direction,
  };
}

/** The address of a state. */
export function articleListPath(type: ArticleType, { q, page, filter, ...order }: ArticleListState): string {
  return paths.articles(type, { q, page, filter, ...articleOrder(order) });
}
