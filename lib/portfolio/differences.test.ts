import type { Portfolio } from '@/lib/contracts/portfolio';
import { A4_SETTING, portfolioContent } from '@/tests/support/portfolio-content';
import { withCover, withParts, withRowGap, withTexts, withWorks } from './changes';
import { differencesOf } from './differences';

const portfolio: Portfolio = { ...portfolioContent(), pdfSettingConfig: A4_SETTING };
const labels = (other: Portfolio) => differencesOf(portfolio, other).map(({ label }) => label);

test('equal portfolios have no difference, in any order of their values', () => {
  const turned = Object.fromEntries(
    Object.entries(portfolio.profileVisibility).reverse(),
  ) as Portfolio['profileVisibility'];
  expect(differencesOf(portfolio, { ...portfolio, profileVisibility: turned })).toEqual([]);
});

test('shows both versions of a differing text', () => {
  const other = withTexts(portfolio, { artistNote: '첫 줄\n둘째 줄', email: null });
  expect(differencesOf(portfolio, other)).toEqual([
    { label: '이메일', here: portfolio.artistProfile.email, there: '없음' },
    { label: '작가 노트', here: portfolio.artistProfile.artistNote, there: '첫 줄\n둘째 줄' },
  ]);
});

test('lists every other differing part that an artist chooses', () => {
  expect(labels(withWorks(portfolio, portfolio.artistArtWorks.slice(1)))).toEqual(['작품']);
  expect(labels(withParts(portfolio, ['artistNote'], false))).toEqual(['프로필에서 고른 항목']);
  expect(labels(withRowGap(portfolio, 9))).toEqual(['쪽의 간격과 크기']);
  const picture = { imageUrl: '/media/a/320.webp', width: 1, height: 1 };
  expect(labels(withCover(portfolio, { kind: 'image', picture }))).toEqual(['표지']);
});
