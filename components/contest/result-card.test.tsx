import { render, screen, within } from '@testing-library/react';
import type { ContestResult } from '@/lib/contracts/contest-result';
import * as resultMessages from '@/lib/messages/contest-result';
import { ResultCard } from './result-card';

const RESULT: ContestResult = {
  text: '첫 줄\n둘째 줄',
  publishedAt: '2026-11-30T15:30:00Z',
  selected: ['강도윤', '류단아'],
  method: '심사위원 2명이 채점하고 단순 평균으로 집계했습니다.',
  jurors: ['배윤조'],
};
const show = (given: Partial<ContestResult> = {}) => {
  render(<ResultCard id="result" result={{ ...RESULT, ...given }} />);
  return within(screen.getByRole('region', { name: '심사 결과' }));
};
const linesOf = (card: ReturnType<typeof show>) =>
  card.queryAllByRole('term').map((term) => term.textContent);

test('the card has the selected, the statement with its lines, the method, the jurors and the day in Seoul', () => {
  const card = show();
  expect(linesOf(card)).toEqual(['선정 작가', '심의총평', '심사 방식', '심사위원']);
  expect(card.getByText('강도윤, 류단아')).toBeVisible();
  expect(card.getByText(/첫 줄/)).toHaveClass('pre');
  expect(card.getByText('2026. 12. 1.')).toBeVisible();
});

test('what isn’t known has no line, and an empty list says so', () => {
  const empty = { text: '', method: '', jurors: [], publishedAt: null };
  const card = show({ ...empty, selected: [] });
  expect(linesOf(card)).toEqual(['선정 작가']);
  expect(card.getByText(resultMessages.noneShown)).toBeVisible();
});

test('after the applications are removed nothing is said of who was selected', () => {
  expect(linesOf(show({ selected: null, method: '', jurors: [] }))).toEqual(['심의총평']);
});
