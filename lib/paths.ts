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

/** What the artist list can be asked for in its URL (member document, section 2). `page` from 0. */
export interface ArtistListQuery {
  q?: string;
  like?: boolean;
  page?: number;
  sort?: string;
  direction?: string;
}

/** The API's names of the collections. */
const ARTICLE_COLLECTIONS: Record<ArticlePathType, string> = {
  SPECIAL: 'specials',
  EXHIBITION: 'exhibitions',
  EVENT: 'events',
  NEWS: 'news',
};

/** What a list of articles can be asked for in its URL. `page` from 0. */
export interface ArticleListQuery {
  q?: string;
  page?: number;
  sort?: string;
  direction?: string;
  filter?: string;
}

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
  artists: (query: ArtistListQuery = {}) =>
    withQuery('/artist', {
      q: query.q,
      like: query.like === true ? 'true' : undefined,
      page: query.page === 0 ? undefined : query.page,
      sort: query.sort,
      direction: query.direction,
    }),
  artist: (userAccountId: string, query: { artwork?: string } = {}) =>
    withQuery(`/artist/${segment(userAccountId)}`, query),
  /** The specials, where `alert` (a key of `lib/contracts/alert.ts`) is shown once. */
  specialsWithAlert: (alert: string) => withQuery('/article/special', { alert }),
  articles: (type: ArticlePathType = 'SPECIAL', query: ArticleListQuery = {}) =>
    withQuery(`/article/${ARTICLE_SEGMENTS[type]}`, {
      ...query,
      page: query.page === 0 ? undefined : query.page,
      filter: query.filter === 'ALL' ? undefined : query.filter,
    }),
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

/** Calls of the API (the documents' sections 7), as the browser and the pages reach them. */
export const api = {
  home: () => '/v1/home',
  banners: (type: string) => withQuery('/v1/contents/banners', { type }),
  artists: (query: ArtistListQuery & { size?: number } = {}) =>
    withQuery('/v2/artists', { ...query, like: query.like === true ? 'true' : undefined }),
  artist: (userAccountId: string) => `/v2/artists/${segment(userAccountId)}`,
  artistProfileStatus: (id: number | string) => `/v1/contents/artists/${segment(String(id))}/profile-status`,
  artistArtworks: (
    id: number,
    query: { page?: number; size?: number; cUuid?: string; around?: string } = {},
  ) => withQuery(`/v1/contents/artists/${id}/art-works`, query),
  artistArtworkCategories: (id: number) => `/v1/contents/artists/${id}/art-works/categories`,
  artworkView: (artistId: number, artworkUuid: string) =>
    `/v1/artist/${artistId}/artworks/${segment(artworkUuid)}/view`,
  articles: (type: ArticlePathType, query: ArticleListQuery & { size?: number } = {}) =>
    withQuery(`/v1/contents/articles/${ARTICLE_COLLECTIONS[type]}`, { ...query }),
  article: (type: ArticlePathType, uuid: string) =>
    `/v1/articles/${ARTICLE_COLLECTIONS[type]}/${segment(uuid)}`,
  search: (index: string, query: { q: string; page?: number; size?: number }) =>
    withQuery(`/v1/search/unified-field/${segment(index)}`, query),
  searchSuggestions: (q: string) => withQuery('/v1/search/suggestions', { q }),
  searchHealth: () => '/v1/health/elasticsearch',
  likes: () => '/v1/users/me/likes',
  likedList: (query: { likeType: string; page?: number; size?: number }) =>
    withQuery('/v1/users/me/likes', query),
  likeStates: (uuids: readonly string[]) =>
    withQuery('/v1/users/me/likes/states', { uuids: uuids.join(',') }),
  me: () => '/v1/users/me',
  applyArtist: () => '/v1/users/apply-artist',
  validateCurrentPassword: () => '/v1/users/validate-current-password',
  passwordUpdate: () => '/v1/users/password/update',
  withdraw: () => '/v1/users/withdraw',
  adminApplications: (query: { status?: string; page?: number; size?: number } = {}) =>
    withQuery('/v1/admin/artist-applications', query),
  adminApplication: (uuid: string) => `/v1/admin/artist-applications/${segment(uuid)}`,
  /** What an operator decides of it. */
  adminApplicationDecision: (uuid: string, decision: 'approve' | 'retry') =>
    `/v1/admin/artist-applications/${segment(uuid)}/${decision}`,
  revokeWithdrawal: () => '/v1/auth/withdrawal/revoke',
  /** The same for who logs in by a provider, with the temp token of their arrival. */
  revokeSocialWithdrawal: () => '/v1/oauth2/withdrawal/revoke',
  retention: () => '/v1/admin/retention',
  currentRole: () => '/v1/auth/current-role',
  login: () => '/v1/auth/login',
  logout: () => '/v1/auth/logout',
  tokenLogin: () => '/v1/auth/token',
  isDuplicateAccountId: (accountId: string) => withQuery('/v1/auth/is-duplicate-account-id', { accountId }),
  isDuplicateEmail: (email: string) => withQuery('/v1/auth/is-duplicate-email', { email }),
  identity: () => '/v1/auth/identity',
  /** Without a type: for signup and the change of a phone number. */
  identityResult: (type?: 'id' | 'pwd') =>
    type === undefined ? '/v1/auth/identity/result' : `/v1/auth/identity/result/${type}`,
  identityPassword: () => '/v1/auth/identity/password',
  memberSignup: (socialLoginUuid?: string) =>
    socialLoginUuid === undefined
      ? '/v1/auth/members/signup'
      : `/v1/auth/oauth2/members/signup/${segment(socialLoginUuid)}`,
  artistSignup: (socialLoginUuid?: string) =>
    socialLoginUuid === undefined
      ? '/v1/auth/artists/signup'
      : `/v1/auth/oauth2/artists/signup/${segment(socialLoginUuid)}`,
  socialAssertion: () => '/v1/oauth2/assertion',
  socialLogin: () => '/v1/oauth2/login',
  socialLink: () => '/v1/auth/oauth2/link',
  openapi: () => '/v1/openapi.json',
  sitemap: (type: string, page: number) => withQuery(`/v1/contents/sitemap/${type}`, { page }),
} as const;

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
  video: (id: string) => `/media/${id}/video.mp4`,
} as const;
