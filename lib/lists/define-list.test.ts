import { artworkWallQuerySchema } from '@/lib/contracts/artwork-wall';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { artworkList } from './artwork-list';
import { articleLists, type ArticleListState } from './article-lists';
import { favoriteArticlesAddress, favoriteArtistList } from './favorite-lists';
import { canonicalAddress, addressKeysOf } from './list-addresses';
import { artistList, type ArtistListState } from './artist-list';

const ARTISTS: ArtistListState = {
  q: '',
  literal: false,
  like: false,
  genre: null,
  page: 0,
  sort: 'createdAt',
  direction: 'desc',
};
const ARTICLES: ArticleListState = {
  q: '',
  literal: false,
  page: 0,
  sort: 'standing',
  direction: 'asc',
  filter: 'ALL',
};

describe('address', () => {
  it.each<[Partial<ArtistListState>, string]>([
    [{}, '/artist'],
    [{ q: '류단아' }, '/artist?q=%EB%A5%98%EB%8B%A8%EC%95%84'],
    [{ q: 'ㄹㄷㅇ', literal: true, page: 1 }, '/artist?q=%E3%84%B9%E3%84%B7%E3%85%87&literal=true&page=1'],
    [{ literal: true }, '/artist'],
    [{ page: 2 }, '/artist?page=2'],
    [{ like: true }, '/artist?like=true'],
    [{ genre: 'SCULPTURE' }, '/artist?genre=SCULPTURE'],
    [
      { q: 'a', like: true, genre: 'ETC', page: 1, sort: 'nameKo', direction: 'asc' },
      '/artist?q=a&like=true&genre=ETC&page=1&sort=nameKo',
    ],
    [{ sort: 'nameKo', direction: 'asc' }, '/artist?sort=nameKo'],
    [{ sort: 'nameKo', direction: 'desc', page: 1 }, '/artist?page=1&sort=nameKo&direction=desc'],
    [{ direction: 'asc' }, '/artist?sort=createdAt&direction=asc'],
  ])('of artists, %j', (change, address) => {
    expect(artistList.address({ ...ARTISTS, ...change })).toBe(address);
  });

  it.each<[Partial<ArticleListState>, string]>([
    [{}, '/article/event'],
    [{ q: '목판' }, '/article/event?q=%EB%AA%A9%ED%8C%90'],
    [{ filter: 'ONGOING', page: 1 }, '/article/event?filter=ONGOING&page=1'],
    [{ sort: 'title' }, '/article/event?sort=title'],
    [{ sort: 'createdAt', direction: 'desc' }, '/article/event?sort=createdAt'],
    [{ sort: 'periodFrom', direction: 'desc' }, '/article/event?sort=periodFrom'],
    [{ sort: 'title', direction: 'desc', page: 1 }, '/article/event?page=1&sort=title&direction=desc'],
  ])('of articles, %j', (change, address) => {
    expect(articleLists.EVENT.address({ ...ARTICLES, ...change })).toBe(address);
  });
});

test('search engines are told of one order', () => {
  const canonical = (state: ArticleListState) => canonicalAddress(articleLists.EVENT, state);
  expect(canonical({ ...ARTICLES, page: 2 })).toBe('/article/event?page=2');
  expect(canonical({ ...ARTICLES, filter: 'PAST', sort: 'title', direction: 'asc', page: 2 })).toBe(
    '/article/event?filter=PAST',
  );
  expect(canonical({ ...ARTICLES, direction: 'desc' })).toBe('/article/event');
});

test('a list that is narrowed has an address of its own for search engines', () => {
  expect(canonicalAddress(artistList, { ...ARTISTS, genre: 'MEDIA', page: 1 })).toBe(
    '/artist?genre=MEDIA&page=1',
  );
  expect(
    canonicalAddress(artistList, { ...ARTISTS, genre: 'MEDIA', page: 1, sort: 'nameKo', direction: 'asc' }),
  ).toBe('/artist?genre=MEDIA');
});

test('a query holds all that the address has', () => {
  const state: ArtistListState = {
    q: '단',
    literal: true,
    like: true,
    genre: 'SCULPTURE',
    page: 3,
    sort: 'nameKo',
    direction: 'desc',
  };
  expect(Object.keys(artistList.query(state)).sort()).toEqual(addressKeysOf(artistList).sort());
});

test('values of a set have one address, in whichever order they were chosen', () => {
  const { data } = listQuerySchema(artworkList).safeParse({ material: 'ink,oil', color: 'JJOK' });
  expect(data).toMatchObject({ material: ['OIL', 'INK'], color: ['JJOK'], genre: [] });
  const { size: _, ...state } = artworkWallQuerySchema.parse({ material: 'INK.OIL.INK', page: '1' });
  expect(artworkList.address(state)).toBe('/artwork?material=OIL.INK&page=1');
  expect(artworkList.address({ ...state, material: ['INK', 'OIL'] })).toBe(
    '/artwork?material=OIL.INK&page=1',
  );
  expect(listQuerySchema(artworkList).safeParse({ material: 'OIL.PAINT' }).success).toBe(false);
});

test('a list without sorts has an address for each page and nothing else', () => {
  expect(addressKeysOf(favoriteArtistList)).toEqual(['page']);
  expect(favoriteArtistList.address({ page: 0 })).toBe('/my/favorite/artist');
  expect(favoriteArtistList.address({ page: 2 })).toBe('/my/favorite/artist?page=2');
});

test('each section of a page with several lists has a key of its own', () => {
  const pages = { SPECIAL: 1, EXHIBITION: 0, EVENT: 0, NEWS: 2 };
  expect(favoriteArticlesAddress(pages)).toBe('/my/favorite/article?special=1&news=2');
});
