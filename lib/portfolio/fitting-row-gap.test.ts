import { portfolioProfile, wholePortfolio } from '@/tests/support/portfolio-content';
import { withRowGap } from './changes';
import { withFittingRowGap } from './fitting-row-gap';
import { layoutPortfolio } from './layout-portfolio';

const A4 = { width: 297, height: 210 };
const pagesOf = (portfolio: ReturnType<typeof wholePortfolio>) => layoutPortfolio(portfolio, A4).pages.length;
const gapOf = (portfolio: ReturnType<typeof wholePortfolio>) =>
  withFittingRowGap(portfolio).profilePageLayoutConfig.profilePageDataRowGap;

/** A portfolio with so many more rows in its career. */
function withMore(count: number) {
  const { experiences, ...profile } = portfolioProfile();
  const more = experiences.flatMap((row) => Array.from({ length: 8 }, () => row)).slice(0, count);
  return wholePortfolio({ artistProfile: { ...profile, experiences: [...experiences, ...more] } });
}

test('the gap stays where it needs no more pages', () => {
  const portfolio = wholePortfolio();
  expect(withFittingRowGap(portfolio)).toEqual(portfolio);
});

test('it is narrower, and no narrower than needed, where that saves a page', () => {
  const saved = Array.from({ length: 60 }, (_, count) => withMore(count)).filter(
    (portfolio) => pagesOf(withRowGap(portfolio, 0)) < pagesOf(portfolio),
  );
  expect(saved.length).toBeGreaterThan(0);
  for (const portfolio of saved) {
    const gap = gapOf(portfolio);
    expect(pagesOf(withRowGap(portfolio, gap))).toBe(pagesOf(withRowGap(portfolio, 0)));
    expect(pagesOf(withRowGap(portfolio, gap + 1))).toBeGreaterThan(pagesOf(withRowGap(portfolio, gap)));
  }
});
