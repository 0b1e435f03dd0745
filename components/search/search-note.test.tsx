import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Understood } from '@/lib/contracts/understood';
import * as searchMessages from '@/lib/messages/search';
import { recordOf } from '@/lib/record-of';
import { SEARCH_SECTION_KEYS, searchAddress, type FirstSections } from '@/lib/search/sections';
import { NothingFound } from './nothing-found';
import { SearchNote } from './search-note';

const understood: Understood = { text: '유화', reading: null, others: ['유채', 'oil'], period: null };
const SENTENCE = searchMessages.widened({ words: '유채, oil', more: 0 });
const sectionsOf = (total: number, answer: Understood): FirstSections =>
  recordOf(SEARCH_SECTION_KEYS, () => ({ total, isCapped: false, hits: [], understood: answer }));
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

test('beside what the text was taken for stands the way to its words alone', () => {
  render(<SearchNote search={{ q: '유화', isLiteral: false }} sections={sectionsOf(1, understood)} />);
  expect(screen.getByText(SENTENCE)).toBeTruthy();
  expect(linkOf(searchMessages.literally('유화'))).toBe(searchAddress({ q: '유화', isLiteral: true }));
});

test.each([
  ['was taken for its words', sectionsOf(1, null)],
  ['is said by nothing', sectionsOf(0, understood)],
])('a text that %s has no line', (_, sections) => {
  const { container } = render(<SearchNote search={{ q: '유화', isLiteral: false }} sections={sections} />);
  expect(container.innerHTML).toBe('');
});

test('the page of the words alone leads back', () => {
  render(<SearchNote search={{ q: '유화', isLiteral: true }} sections={sectionsOf(1, null)} />);
  expect(screen.getByText(searchMessages.isLiteral)).toBeTruthy();
  expect(linkOf(searchMessages.lessLiterally)).toBe(searchAddress({ q: '유화' }));
});

test.each([true, false])('an empty page leads back where the words alone were searched: %s', (isLiteral) => {
  render(<NothingFound search={{ q: 'ㄹㄷㅇ', isLiteral }} found={{ meant: null, suggestions: [] }} />);
  expect(screen.queryAllByRole('link', { name: searchMessages.lessLiterally })).toHaveLength(
    isLiteral ? 1 : 0,
  );
  const hint = isLiteral ? searchMessages.literalEmptyHint : searchMessages.emptyHint;
  expect(screen.getByText(hint)).toBeTruthy();
});
