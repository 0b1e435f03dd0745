/** Every URL of the product, built in one typed place. Paths only; `absoluteUrl` adds the origin. */
type Query = Record<string, string | number | boolean | null | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '' || value === false) continue;
    search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

const segment = encodeURIComponent;

export type ArticlePathType = 'SPECIAL' | 'EXHIBITION' | 'EVENT' | 'NEWS';

const ARTICLE_SEGMENTS: Record<ArticlePathType, string> = {
  SPECIAL: 'special',
  EXHIBITION: 'exhibition',
  EVENT: 'event',
  NEWS: 'news',
};

/** The sections of the search page. */
export type SearchSectionKey = 'artists' | 'artworks' | 'specials' | 'exhibitions' | 'events' | 'news';

/** What the search page can be asked for: a text, and how many hits of a section are passed over. */
export type SearchPageQuery = { q?: string } & Partial<Record<SearchSectionKey, number>>;

/** Pages that people visit. */
export const paths = {
  home: () => '/',
  /** Home, where `alert` (a key of `lib/contracts/alert.ts`) is shown once. */
  homeWithAlert: (alert: string) => withQuery('/', { alert }),
  /** Home after a login by address that failed: `error` is one of `TOKEN_FAILURES`. */
  homeWithError: (error: string, message: string) => withQuery('/', { error, message }),
  /** Its other addresses are `artistList.address`. */
  artists: () => '/artist',
  artist: (userAccountId: string, query: { artwork?: string } = {}) =>
    withQuery(`/artist/${segment(userAccountId)}`, query),
  /** The specials, where `alert` (a key of `lib/contracts/alert.ts`) is shown once. */
  specialsWithAlert: (alert: string) => withQuery('/article/special', { alert }),
  /** Its other addresses are those of `articleLists`. */
  articles: (type: ArticlePathType = 'SPECIAL') => `/article/${ARTICLE_SEGMENTS[type]}`,
  /** A special's address with its subtitle in it, for sharing. */
  sharedSpecial: (uuid: string, subTitle: string) =>
    `/article/special/share/${segment(uuid)}/${segment(subTitle)}`,
  /** The dates of an exhibition or event as a calendar file. */
  articleCalendar: (type: 'EXHIBITION' | 'EVENT', uuid: string) =>
    `/article/${ARTICLE_SEGMENTS[type]}/${segment(uuid)}/calendar.ics`,
  /** Articles of a type, or of all, for feed readers. */
  feed: (type?: ArticlePathType) => (type === undefined ? '/rss.xml' : `/rss/${ARTICLE_SEGMENTS[type]}.xml`),
  article: (type: ArticlePathType, uuid: string) => `/article/${ARTICLE_SEGMENTS[type]}/${segment(uuid)}`,
  search: ({ q, ...places }: SearchPageQuery = {}) =>
    withQuery('/search', {
      q,
      ...Object.fromEntries(Object.entries(places).map(([key, from]) => [key, from === 0 ? null : from])),
    }),
  signup: () => '/auth/signup',
  /** The address search in a document of its own, for a frame. */
  addressSearch: () => '/auth/address-search',
  logout: () => '/auth/logout',
  /** Where a verification's popup lands; `channel` names the `BroadcastChannel` that waits for what it brings. */
  verifyResult: (query: { type?: string; channel?: string } = {}) => withQuery('/auth/verifyResult', query),
  socialStart: (provider: string) => `/oauth2/authorization/${segment(provider)}`,
  oauthSignup: (query: { tmpToken?: string; signed?: string } = {}) => withQuery('/oauth/signup', query),
  my: () => '/my',
  myInfo: () => '/my/info',
  myApplyArtist: () => '/my/info/apply-artist',
  myPassword: () => '/my/password',
  myArtistProfile: (query: { alert?: string } = {}) => withQuery('/my/artist/profile', query),
  myArtistArtwork: () => '/my/artist/artwork',
  myArtistPortfolio: () => '/my/artist/portfolio',
  /** `page` from 0. */
  favoriteArtists: (query: { page?: number } = {}) =>
    withQuery('/my/favorite/artist', { page: query.page === 0 ? undefined : query.page }),
  favoriteArtworks: (query: { page?: number } = {}) =>
    withQuery('/my/favorite/artwork', { page: query.page === 0 ? undefined : query.page }),
  /** Each section has a page of its own, from 0: `?special=1&news=2`. */
  favoriteArticles: (pages: Partial<Record<ArticlePathType, number>> = {}) =>
    withQuery(
      '/my/favorite/article',
      Object.fromEntries(
        Object.entries(ARTICLE_SEGMENTS).map(([type, name]) => [
          name,
          pages[type as ArticlePathType] === 0 ? undefined : pages[type as ArticlePathType],
        ]),
      ),
    ),
  notices: () => '/my/support/notice',
  inquiries: () => '/my/support/inquiry',
  inquiryCreate: () => '/my/support/inquiry/create',
  faq: () => '/my/support/faq',
  contestManage: () => '/organization/contest',
  serviceInfo: () => '/info/service',
  terms: () => '/terms',
  privacy: () => '/privacy',
  privacyOptional: () => '/privacy-optional',
} as const;

/** Where the API describes itself. */
export const OPENAPI_PATH = '/v1/openapi.json';

/** Addresses of other sites and of people. */
export const outside = {
  /** A mail to an address, whatever stands in it: a `?` would else begin the mail's other fields. */
  mail: (address: string) => {
    const at = address.lastIndexOf('@');
    if (at < 0) return `mailto:${segment(address)}`;
    return `mailto:${segment(address.slice(0, at))}@${segment(address.slice(at + 1))}`;
  },
  /** A place on a map, looked for by its words. */
  mapSearch: (place: string) => `https://map.kakao.com/link/search/${segment(place)}`,
} as const;

/** Files that the host serves itself. */
export const files = {
  /** An image variant; `width` from the ladder in `limits.ts` or the image's own width. */
  image: (id: string, width: number, format: 'avif' | 'webp' | 'jpg') => `/media/${id}/${width}.${format}`,
  /** The picture that stands beside a link to an article; one address for each of its versions. */
  shareImage: ({ uuid, updatedAt }: { uuid: string; updatedAt: string }) =>
    `/media/share/${segment(uuid)}/${Date.parse(updatedAt).toString(36)}.jpg`,
  /** An icon or the default picture beside links, drawn with the site's name. */
  brandImage: (name: string) => `/media/share/site/${name}`,
  video: (id: string) => `/media/${id}/video.mp4`,
} as const;
