import { ARTICLE_SEGMENTS } from './article';
import type { ArticlePathType } from './article';
import { withQuery } from './query';

export const home = () => '/my';
export const info = () => '/my/info';
export const applyArtist = () => '/my/info/apply-artist';
export const password = () => '/my/password';
export const artistProfile = (query: { alert?: string } = {}) => withQuery('/my/artist/profile', query);
export const artistArtwork = () => '/my/artist/artwork';
export const artistPortfolio = () => '/my/artist/portfolio';
/** `page` from 0. */
export const favoriteArtists = (query: { page?: number } = {}) =>
  withQuery('/my/favorite/artist', { page: query.page === 0 ? undefined : query.page });
export const favoriteArtworks = (query: { page?: number } = {}) =>
  withQuery('/my/favorite/artwork', { page: query.page === 0 ? undefined : query.page });
/** Each section has a page of its own, from 0: `?special=1&news=2`. */
export const favoriteArticles = (pages: Partial<Record<ArticlePathType, number>> = {}) =>
  withQuery(
    '/my/favorite/article',
    Object.fromEntries(
      Object.entries(ARTICLE_SEGMENTS).map(([type, name]) => [
        name,
        pages[type as ArticlePathType] === 0 ? undefined : pages[type as ArticlePathType],
      ]),
    ),
  );
export const notices = () => '/my/support/notice';
export const inquiries = () => '/my/support/inquiry';
export const inquiryCreate = () => '/my/support/inquiry/create';
export const faq = () => '/my/support/faq';
