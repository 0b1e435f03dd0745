import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as artistMessages from '@/lib/messages/artist';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import { NoArtists } from './no-artists';

const liked: ArtistListState = {
  q: '',
  literal: false,
  like: true,
  genre: null,
  page: 9,
  sort: 'createdAt',
  direction: 'desc',
};
afterEach(cleanup);

test('a page behind the end of a list leads to its beginning', () => {
  const onGo = jest.fn();
  render(<NoArtists state={liked} total={3} onGo={onGo} />);
  expect(screen.getByText(artistMessages.pageEmpty)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '첫 쪽 보기' }));
  expect(onGo).toHaveBeenCalledWith('/artist?like=true');
});

test.each<[Partial<ArtistListState>, string]>([
  [{ like: false, q: '단' }, artistMessages.notFound('단', '조각 작가')],
  [{}, artistMessages.likedGenreEmpty('조각')],
  [{ like: false }, artistMessages.genreEmpty('조각')],
])('a genre without anybody says so and is cleared: %j', (change, title) => {
  const onGo = jest.fn();
  const state: ArtistListState = { ...liked, page: 0, genre: 'SCULPTURE', ...change };
  render(<NoArtists state={state} total={0} onGo={onGo} />);
  expect(screen.getByText(title)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '모든 장르에서 보기' }));
  expect(onGo).toHaveBeenCalledWith(artistList.address({ ...state, genre: null }));
});

test('a list without anybody says whose it is', () => {
  render(<NoArtists state={{ ...liked, page: 0 }} total={0} onGo={jest.fn()} />);
  expect(screen.getByText(artistMessages.likedEmpty)).toBeTruthy();
});

test.each<[Partial<ArtistListState>, string]>([
  [{}, artistMessages.notFound('ㄹㄷㅇ')],
  [{ genre: 'SCULPTURE' }, artistMessages.notFound('ㄹㄷㅇ', '조각 작가')],
])('a search of the words alone without a hit leads back to all that they may mean: %j', (change, title) => {
  const onGo = jest.fn();
  const state: ArtistListState = {
    ...liked,
    like: false,
    page: 0,
    q: 'ㄹㄷㅇ',
    literal: true,
    ...change,
  };
  render(<NoArtists state={state} total={0} onGo={onGo} />);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(searchMessages.literalEmptyHint)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: searchMessages.lessLiterally }));
  expect(onGo).toHaveBeenCalledWith(artistList.address({ ...state, literal: false }));
});

test('a search without a hit offers the unified search of the same text', () => {
  const onGo = jest.fn();
  render(<NoArtists state={{ ...liked, like: false, page: 0, q: '바다 & 섬' }} total={0} onGo={onGo} />);
  const link = screen.getByRole('link', { name: searchMessages.everywhere('바다 & 섬') });
  expect(link.getAttribute('href')).toBe(searchAddress({ q: '바다 & 섬' }));
  fireEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
  expect(onGo).toHaveBeenCalledWith('/artist');
});
