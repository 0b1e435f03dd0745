import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as artistMessages from '@/lib/messages/artist';
import type { ArtistListState } from '@/lib/lists/artist-list';
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
