import type { ArticleType } from '@/lib/contracts/article';
import * as favoriteLimits from '@/lib/limits/favorite';
import * as myPaths from '@/lib/paths/my';
import { withQuery } from '@/lib/paths/query';
import { recordOf } from '@/lib/record-of';
import { defineList, type List } from './define-list';

const { pageSize, articlePageSizes } = favoriteLimits;

/** The visitor's likes, the newest first, without sorts, filters or a search. */
export const favoriteArtistList = defineList({ path: myPaths.favoriteArtists(), pageSize });
export const favoriteArtworkList = defineList({ path: myPaths.favoriteArtworks(), pageSize });

/** The sections of the liked articles in their order. */
export const FAVORITE_SECTIONS = ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const;

/** Liked articles: one page with a section for each type. Each section has a key for its page's number. */
export const favoriteArticleLists: Readonly<Record<ArticleType, List<never>>> = recordOf(
  FAVORITE_SECTIONS,
  (type) =>
    defineList({
      path: myPaths.favoriteArticles(),
      pageSize: articlePageSizes[type],
      pageKey: type.toLowerCase(),
    }),
);

/** The address of the liked articles with each section at its page: `?special=1&news=2`. */
export function favoriteArticlesAddress(pages: Readonly<Record<ArticleType, number>>): string {
  const entries = FAVORITE_SECTIONS.flatMap((type) =>
    Object.entries(favoriteArticleLists[type].query({ page: pages[type] })),
  );
  return withQuery(myPaths.favoriteArticles(), Object.fromEntries(entries));
}
