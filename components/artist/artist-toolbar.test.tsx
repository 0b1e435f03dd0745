import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { GenreCount } from '@/lib/contracts/artist';
import type { ArtistListState } from '@/lib/lists/artist-list';
import { ArtistToolbar } from './artist-toolbar';
import { genreChoices } from './genre-choices';

const all: ArtistListState = {
  q: '',
  literal: false,
  like: false,
  genre: null,
  page: 2,
  sort: 'nameKo',
  direction: 'asc',
};
const counted: GenreCount[] = [
  { genre: 'WESTERN_PAINTING', artistCount: 1200 },
  { genre: 'MEDIA', artistCount: 3 },
];
const onGo = jest.fn();
afterEach(() => {
  cleanup();
  onGo.mockClear();
});

const show = (change: Partial<ArtistListState> = {}, genres: GenreCount[] | null = counted) =>
  render(
    <ArtistToolbar
      state={{ ...all, ...change }}
      genres={genreChoices({ ...all, ...change }, genres)}
      onGo={onGo}
    />,
  );
const texts = () =>
  [...screen.getByRole('list', { name: '장르' }).querySelectorAll('a')].map((link) => link.textContent);

test('the genres that have artists say how many, and keep the order of the list', () => {
  show();
  expect(texts()).toEqual(['전체', '서양화1,200', '미디어3']);
  fireEvent.click(screen.getByRole('link', { name: /^미디어/ }));
  expect(onGo).toHaveBeenCalledWith('/artist?genre=MEDIA&sort=nameKo');
});

test('the chosen genre is cleared by its name, and keeps the search', () => {
  show({ q: '단', genre: 'SCULPTURE' });
  expect(texts()).toEqual(['전체', '조각', '서양화', '미디어']);
  const chosen = screen.getByRole('link', { name: '조각 장르 지우기' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  fireEvent.click(chosen);
  expect(onGo).toHaveBeenCalledWith('/artist?q=%EB%8B%A8&sort=nameKo');
});

test('where the genres could not be counted, all are offered without numbers', () => {
  show({}, null);
  expect(texts()).toHaveLength(9);
  expect(texts().join('')).not.toMatch(/\d/);
});
