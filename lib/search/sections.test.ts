import {
  artworkPagesAt,
  artworkPageSize,
  countText,
  pageAt,
  parsePlaces,
  searchAddress,
  searchedQuery,
} from './sections';

it.each([
  [1440, 10],
  [1280, 10],
  [1279, 8],
  [1024, 8],
  [1023, 6],
  [390, 6],
])('a window of %i px shows %i artworks', (width, size) => {
  expect(artworkPageSize(width)).toBe(size);
});

it('begins with the page that holds those of every width', () => {
  expect(artworkPagesAt(0)).toEqual([{ page: 0, size: 10 }]);
  expect(artworkPagesAt(5)).toEqual([{ page: 0, size: 10 }]);
});

it('asks further on for what each width shows', () => {
  expect(artworkPagesAt(12)).toEqual([
    { page: 1, size: 10 },
    { page: 1, size: 8 },
    { page: 2, size: 6 },
  ]);
});

it('shows the hit that an address names at every width', () => {
  for (const from of [0, 6, 7, 10, 16, 20, 999]) {
    for (const size of [6, 8, 10]) {
      const first = pageAt(from, size) * size;
      expect(first <= from && from < first + size).toBe(true);
    }
  }
});

it('reads places and writes them back', () => {
  const query = new URLSearchParams({
    artworks: '20',
    exhibitions: '6',
    events: '-6',
    news: '1e3',
    specials: '',
  });
  const places = parsePlaces((key) => query.get(key));
  expect(places).toEqual({ artists: 0, artworks: 20, specials: 0, exhibitions: 6, events: 0, news: 0 });
  expect(searchAddress({ q: '바다' }, places)).toBe('/search?q=%EB%B0%94%EB%8B%A4&artworks=20&exhibitions=6');
  expect(searchAddress({ q: 'a&artists=6' })).toBe('/search?q=a%26artists%3D6');
});

it('says that there may be more', () => {
  expect(countText(1000, true)).toBe('1,000+');
  expect(countText(47, false)).toBe('47');
});

it('keeps that the words alone are searched in the address and in the query', () => {
  const literal = { q: 'ㄹㄷㅇ', isLiteral: true };
  expect(searchAddress(literal, { artworks: 10 })).toBe(
    `/search?q=${encodeURIComponent('ㄹㄷㅇ')}&literal=true&artworks=10`,
  );
  expect(searchedQuery(literal)).toEqual({ q: 'ㄹㄷㅇ', literal: 'true' });
  expect(searchedQuery({ q: '단', isLiteral: false })).toEqual({ q: '단' });
});
