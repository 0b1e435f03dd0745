import { withQuery } from './query';

export type ArticlePathType = 'SPECIAL' | 'EXHIBITION' | 'EVENT' | 'NEWS';

/** The name of each type in addresses. */
const ARTICLE_SEGMENTS: Record<ArticlePathType, string> = {
  SPECIAL: 'special',
  EXHIBITION: 'exhibition',
  EVENT: 'event',
  NEWS: 'news',
};

/** Its other addresses are those of `articleLists`. */
export const list = (type: ArticlePathType = 'SPECIAL') => `/article/${ARTICLE_SEGMENTS[type]}`;
/** The specials, where `alert` (a key of `lib/contracts/alert.ts`) is shown once. */
export const specialsWithAlert = (alert: string) => withQuery('/article/special', { alert });
export const page = (type: ArticlePathType, uuid: string) => `${list(type)}/${encodeURIComponent(uuid)}`;
/** Where the page of a contest's news shows the changes of its terms. */
export const TERMS_HISTORY = 'contest-changes';
export const termsHistory = (uuid: string) => `${page('NEWS', uuid)}#${TERMS_HISTORY}`;
/** The query key of a preview. Requests with it bypass the page cache. */
export const PREVIEW_KEY = 'preview';
/** The page of an article before it is published, for a visitor with the link. */
export const preview = (type: ArticlePathType, uuid: string, token: string) =>
  withQuery(page(type, uuid), { [PREVIEW_KEY]: token });
/** A special's address with its subtitle in it, for sharing. */
export const sharedSpecial = (uuid: string, subTitle: string) =>
  `/article/special/share/${encodeURIComponent(uuid)}/${encodeURIComponent(subTitle)}`;
/** The dates of an exhibition or event as a calendar file. */
export const calendar = (type: 'EXHIBITION' | 'EVENT', uuid: string) => `${page(type, uuid)}/calendar.ics`;
/** Articles of a type, or of all, for feed readers. */
export const feed = (type?: ArticlePathType) =>
  type === undefined ? '/rss.xml' : `/rss/${ARTICLE_SEGMENTS[type]}.xml`;
