import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ARTICLE_TYPES } from '@/lib/contracts/article';
import { articleLists, type ArticleListState } from '@/lib/lists/article-lists';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import { NoArticles } from './no-articles';

const state: ArticleListState = {
  q: '안부',
  literal: false,
  page: 0,
  sort: 'createdAt',
  direction: 'desc',
  filter: 'ALL',
};
const everywhere = () => screen.queryByRole('link', { name: searchMessages.everywhere('안부') });
afterEach(cleanup);

test.each(ARTICLE_TYPES)(
  'a search of %s without a hit offers the unified search of the same text',
  (type) => {
    render(<NoArticles type={type} state={state} onGo={jest.fn()} />);
    expect(everywhere()?.getAttribute('href')).toBe(searchAddress({ q: '안부' }));
  },
);

test('a search in one period leads to all periods too', () => {
  const onGo = jest.fn();
  render(<NoArticles type="EVENT" state={{ ...state, filter: 'PAST' }} onGo={onGo} />);
  expect(everywhere()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '모든 시기에서 찾아보기' }));
  expect(onGo).toHaveBeenCalledWith(articleLists.EVENT.address({ ...state, filter: 'ALL' }));
});

test('a search of the words alone without a hit leads back to all that they may mean', () => {
  const onGo = jest.fn();
  const literal: ArticleListState = { ...state, filter: 'PAST', literal: true };
  render(<NoArticles type="EVENT" state={literal} onGo={onGo} />);
  expect(screen.getByText(searchMessages.literalEmptyHint)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: searchMessages.lessLiterally }));
  expect(onGo).toHaveBeenCalledWith(articleLists.EVENT.address({ ...literal, literal: false }));
});

test('an empty list without a search offers none', () => {
  render(<NoArticles type="EVENT" state={{ ...state, q: '' }} onGo={jest.fn()} />);
  expect(screen.queryByRole('link')).toBeNull();
});
