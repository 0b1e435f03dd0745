import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ArticleCard as ArticleCardData } from '@/lib/contracts/article';
import { ArticleCard } from './article-card';

const article: ArticleCardData = {
  uuid: '0198f3a0-0000-7000-8000-000000000000',
  type: 'EVENT',
  likeType: 'EVENT',
  isLike: false,
  number: null,
  title: '목판 워크숍',
  subTitle: null,
  homeContent: null,
  periodFrom: '2026-03-01',
  periodTo: '2026-03-31',
  timeFrom: null,
  closesAt: null,
  organizer: null,
  location: '통영',
  previewImageUrl: '/a.webp',
  previewImage: { id: 'a'.repeat(32), width: 1400, height: 1000, color: '#a0b0c0', placeholder: '' },
  contestStop: null,
  createdAt: '2026-02-01T00:00:00Z',
};
const now = new Date('2026-03-15T03:00:00Z');
afterEach(cleanup);

test('a card in a list says what it is and where its period stands', () => {
  render(<ArticleCard article={article} now={now} sizes="50vw" hasStatus />);
  expect(screen.getByText('EVENT')).toBeTruthy();
  expect(screen.getByText('진행 중')).toBeTruthy();
});

test('what has no days is found as ongoing, and says so', () => {
  render(
    <ArticleCard
      article={{ ...article, periodFrom: null, periodTo: null }}
      now={now}
      sizes="50vw"
      hasStatus
    />,
  );
  expect(screen.getByText('진행 중')).toBeTruthy();
});

test('news of a contest that has ended before its day don’t say that it goes on', () => {
  const news = { ...article, type: 'NEWS', closesAt: '2026-03-15T02:00:00Z' } as const;
  render(<ArticleCard article={news} now={now} sizes="50vw" hasStatus />);
  expect(screen.queryByText('진행 중')).toBeNull();
});

test('a special has no period', () => {
  render(
    <ArticleCard article={{ ...article, type: 'SPECIAL', number: 12 }} now={now} sizes="50vw" hasStatus />,
  );
  expect(screen.getByText('SPECIAL No. 12')).toBeTruthy();
  expect(screen.queryByText('진행 중')).toBeNull();
});
