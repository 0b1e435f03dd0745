import { withQuery } from './query';

export const home = () => '/my';
export const info = () => '/my/info';
export const applyArtist = () => '/my/info/apply-artist';
export const password = () => '/my/password';
export const artistProfile = (query: { alert?: string } = {}) => withQuery('/my/artist/profile', query);
export const artistArtwork = () => '/my/artist/artwork';
/** Many artworks at once. */
export const artistArtworkBulk = () => '/my/artist/artwork/bulk';
export const artistPortfolio = () => '/my/artist/portfolio';
/** The artist's applications to contests. */
export const applications = () => '/my/artist/application';
/** The other addresses of the favorites are those of `lib/lists/favorite-lists.ts`. */
export const favoriteArtists = () => '/my/favorite/artist';
export const favoriteArtworks = () => '/my/favorite/artwork';
export const favoriteArticles = () => '/my/favorite/article';
export const notices = () => '/my/support/notice';
export const notice = (uuid: string) => `${notices()}/${uuid}`;
export const inquiries = () => '/my/support/inquiry';
export const inquiry = (uuid: string) => `${inquiries()}/${uuid}`;
export const newInquiry = () => `${inquiries()}/create`;
export const faq = () => '/my/support/faq';
/** The anchor of one question of the FAQ. */
export const faqAnchor = (uuid: string) => `faq-${uuid}`;
