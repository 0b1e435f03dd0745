import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as artistMessages from '@/lib/messages/artist';
import type { ArtistListState } from '@/lib/lists/artist-list';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import { NoArtists } from './no-artists';

const liked: ArtistListState = { q: '', like: true, page: 9, sort: 'createdAt', direction: 'desc' };
afterEach(cleanup);

test('a page behind the end of a list leads to its beginning', () => {
  const onGo = jest.fn();
  render(<NoArtists state={liked} total={3} onGo={onGo} />);
  expect(screen.getByText(artistMessages.pageEmpty)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '첫 쪽 보기' }));
  expect(onGo).toHaveBeenCalledWith('/artist?like=true');
});

test('a list without anybody says whose it is', () => {
  render(<NoArtists state={{ ...liked, page: 0 }} total={0} onGo={jest.fn()} />);
  expect(screen.getByText(artistMessages.likedEmpty)).toBeTruthy();
});

test('a search without a hit offers the unified search of the same text', () => {
  const onGo = jest.fn();
  render(<NoArtists state={{ ...liked, like: false, page: 0, q: '바다 & 섬' }} total={0} onGo={onGo} />);
  const link = screen.getByRole('link', { name: searchMessages.everywhere('바다 & 섬') });
  expect(link.getAttribute('href')).toBe(searchAddress({ q: '바다 & 섬' }));
  fireEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
  expect(onGo).toHaveBeenCalledWith('/artist');
});
