import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Understood } from '@/lib/contracts/understood';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import * as searchMessages from '@/lib/messages/search';
import { ListNote } from './list-note';

const state: ArtistListState = {
  q: 'ㄹㄷㅇ',
  literal: false,
  like: false,
  genre: 'MEDIA',
  page: 2,
  sort: 'createdAt',
  direction: 'desc',
};
const understood: Understood = { text: '류단아', reading: 'INITIALS', others: [], period: null };
const addressOf = (literal: boolean) => artistList.address({ ...state, literal, page: 0 });
const onGo = jest.fn();
const note = (literal: boolean, answer: Understood) => (
  <ListNote list={artistList} state={{ ...state, literal }} understood={answer} onGo={onGo} />
);

afterEach(() => {
  cleanup();
  onGo.mockClear();
});

test('the line of a list has the way to the words alone, on the first page of what narrows it', async () => {
  render(note(false, understood));
  const link = await screen.findByRole('link', { name: searchMessages.literally('ㄹㄷㅇ') });
  expect(link.getAttribute('href')).toBe(addressOf(true));
  expect(addressOf(true)).toMatch(/&literal=true&genre=MEDIA$/);
  fireEvent.click(link);
  expect(onGo).toHaveBeenCalledWith(addressOf(true));
});

test('the list of the words alone says so and leads back', () => {
  render(note(true, null));
  expect(screen.getByText(searchMessages.isLiteral)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: searchMessages.lessLiterally }));
  expect(onGo).toHaveBeenCalledWith(addressOf(false));
});

test('a click that asks for a new tab is left to the browser, and a plain text has no line', () => {
  const { container, rerender } = render(note(false, understood));
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(onGo).not.toHaveBeenCalled();
  rerender(note(false, null));
  expect(container.innerHTML).toBe('');
});
