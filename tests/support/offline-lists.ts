import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import * as myPaths from '@/lib/paths/my';
import * as contestPaths from '@/lib/paths/contest';
import * as organizationPaths from '@/lib/paths/organization';

/** What a visitor does with a control of a list. */
export type Tap = { press: string } | { choose: string } | { search: string };

export interface OfflineList {
  /** The components that have the list's controls. */
  from: readonly string[];
  path: string;
  as?: 'member01' | 'gallery01' | 'admin01';
  /** What the list shows, as a CSS selector. */
  items: string;
  taps: Readonly<Record<string, Tap>>;
  /** The part alone is loaded anew, and its address is changed at once. */
  isPart?: boolean;
}

const sort: Tap = { press: '[aria-label="정렬"] a:not([aria-current])' };
const nextPage: Tap = { press: 'nav[aria-label="쪽 번호"] a[rel="next"]' };
const search: Tap = { search: 'form[role=search] input[name=q]' };
const CARDS = '[role=group][aria-label$="목록"] li:not([aria-hidden])';

const ARTICLES = {
  from: [
    'components/article/article-list.tsx',
    'components/article/article-toolbar.tsx',
    'components/article/article-menu.tsx',
  ],
  items: CARDS,
};
const articleTaps = {
  sort,
  search,
  tab: { press: 'nav[aria-label="아티클 분류"] a:not([aria-current])' },
};
const filter: Tap = { press: '[aria-label="진행 상태"] a:not([aria-current])' };
const favoriteTabs = (href: string): Tap => ({
  press: `nav[aria-label="마이페이지 메뉴"] a[href="${href}"]`,
});

/** Every list that has sorts, filters, page numbers or tabs. */
export const OFFLINE_LISTS: readonly OfflineList[] = [
  {
    from: ['components/artist/artist-list.tsx', 'components/artist/artist-toolbar.tsx'],
    path: artistPaths.list(),
    items: CARDS,
    taps: {
      sort,
      search,
      filter: { press: '[aria-label="장르"] a:not([aria-current])' },
      page: nextPage,
      genre: { press: `${CARDS} a[href*="genre="]` },
    },
  },
  {
    from: ['components/artwork/wall/artwork-list-wall.tsx'],
    path: artworkPaths.list(),
    items: CARDS,
    taps: {
      sort,
      search,
      filter: { press: '[aria-label="필터"] a:not([aria-current])' },
      page: nextPage,
    },
  },
  { ...ARTICLES, path: articlePaths.list('SPECIAL'), taps: articleTaps },
  {
    ...ARTICLES,
    path: articlePaths.list('EXHIBITION'),
    taps: { ...articleTaps, filter, page: nextPage },
  },
  { ...ARTICLES, path: articlePaths.list('EVENT'), taps: { ...articleTaps, filter } },
  { ...ARTICLES, path: articlePaths.list('NEWS'), taps: { ...articleTaps, filter, page: nextPage } },
  {
    from: ['components/artist/liked-artists.tsx'],
    path: myPaths.favoriteArtists(),
    as: 'member01',
    items: 'main h1',
    taps: { tab: favoriteTabs(myPaths.favoriteArtworks()) },
  },
  {
    from: ['components/artwork/liked-artworks.tsx'],
    path: myPaths.favoriteArtworks(),
    as: 'member01',
    items: 'main h1',
    taps: { tab: favoriteTabs(myPaths.favoriteArticles()) },
  },
  {
    from: ['components/article/liked-articles.tsx', 'components/article/liked-article-section.tsx'],
    path: myPaths.favoriteArticles(),
    as: 'member01',
    items: 'main h2',
    taps: { tab: favoriteTabs(myPaths.favoriteArtists()) },
  },
  {
    from: ['components/support/notices-page.tsx'],
    path: myPaths.notices(),
    items: '[aria-label="공지사항"] li',
    taps: { search },
  },
  {
    from: ['components/support/inquiries-page.tsx'],
    path: myPaths.inquiries(),
    as: 'member01',
    items: '[aria-label="문의"] li',
    taps: { search, filter: { choose: '상태' } },
  },
  {
    from: [
      'components/organization/contests/contests-page.tsx',
      'components/organization/contests/contests-toolbar.tsx',
    ],
    path: organizationPaths.contests(),
    as: 'gallery01',
    items: '[aria-label="공모"] li',
    taps: { search, filter: { choose: '상태' }, sort: { choose: '정렬' } },
  },
  {
    from: [
      'components/organization/applicants/applicants-page.tsx',
      'components/organization/applicants/table/applicants-toolbar.tsx',
    ],
    path: contestPaths.applicants('{contest}'),
    as: 'gallery01',
    items: 'table tbody tr',
    taps: { search, filter: { choose: '상태' }, sort: { choose: '정렬' } },
  },
  {
    from: ['components/search/section-body.tsx', 'components/search/artwork-section.tsx'],
    path: '/search?q=종이',
    items: '[aria-label="작품 검색 결과"] a[data-artwork]',
    taps: { page: { press: 'nav[aria-label="ARTWORK 쪽 번호"] a[rel="next"]' } },
    isPart: true,
  },
  {
    from: ['components/search/search-screen.tsx'],
    path: '/search?q=종이',
    items: '[aria-label="작품 검색 결과"] a[data-artwork]',
    taps: { search: { search: 'main form[role=search] input[name=q]' } },
  },
  {
    from: ['components/artwork/category-tabs.tsx'],
    path: artistPaths.page('artist01'),
    items: 'main a[data-artwork]',
    taps: { tab: { press: 'nav[aria-label="작품 분류"] a:not([aria-current])' } },
    isPart: true,
  },
  {
    from: ['components/admin/parts/admin-list.tsx'],
    path: adminPaths.screen('members'),
    as: 'admin01',
    items: 'table tbody tr',
    taps: { sort: { press: 'th .MuiTableSortLabel-root' } },
    isPart: true,
  },
];

/** Components with such controls that have no row. */
export const WITHOUT_ROW: Readonly<Record<string, string>> = {
  'components/organization/messages/message-log.tsx':
    'No demo contest has a second page of messages. `FaultPlace` is shown as in the other lists.',
  'components/article/specials-instead.tsx':
    'The specials under a missing one. Its page numbers are those of the lists.',
};
