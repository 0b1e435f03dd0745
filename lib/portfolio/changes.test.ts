import { portfolioWork, wholePortfolio, workUuid } from '@/tests/support/portfolio-content';
import type { Portfolio } from '@/lib/contracts/portfolio';
import {
  withBlankLines,
  withParts,
  withRows,
  withTemplate,
  withWorkPages,
  withWorks,
  workPagesOf,
} from './changes';

const portfolio = wholePortfolio();
const pagesOf = (changed: Portfolio) =>
  workPagesOf(changed).map((page) => page.map((uuid) => Number(uuid.slice(-2))));
const works = (...numbers: number[]) => numbers.map((number) => portfolioWork(number));

test('parts and rows are shown or hidden, and the portfolio of before stays as it was', () => {
  const hidden = withParts(portfolio, ['GRADUATE', 'UNDERGRADUATE'], false);
  expect(hidden.profileVisibility).toMatchObject({ GRADUATE: false, UNDERGRADUATE: false, ETC: true });
  expect(portfolio.profileVisibility.GRADUATE).toBe(true);
  const fewer = withRows(portfolio, 'awards', [0], false);
  expect(fewer.artistProfile.awards.map(({ selected }) => selected)).toEqual(
    portfolio.artistProfile.awards.map((_, index) => index !== 0),
  );
});

test('blank lines belong to one section', () => {
  const { profilePageDataBlankEl: lines } = withBlankLines(portfolio, 'awards', 3).profilePageLayoutConfig;
  expect(lines).toMatchObject({ awards: 3, collections: 0 });
});

test('works that are added follow in pairs; those that stay keep their pages', () => {
  const alone = withWorkPages(portfolio, [[workUuid(1)], [workUuid(2), workUuid(3)]]);
  expect(pagesOf(withWorks(alone, works(1, 2, 3, 4, 5)))).toEqual([[1], [2, 3], [4, 5]]);
  expect(pagesOf(withWorks(alone, works(1, 3, 6)))).toEqual([[1], [3, 6]]);
});

test('another order pairs all of them anew', () => {
  expect(pagesOf(withWorks(portfolio, works(3, 1, 2)))).toEqual([[3, 1], [2]]);
});

test('without works there are no pages', () => {
  expect(pagesOf(withWorks(portfolio, []))).toEqual([]);
});

test('a template sets the size and which side is longer', () => {
  expect(withTemplate(portfolio, 'B5_PORTRAIT').pdfSettingConfig).toMatchObject({
    pageWidth: 182,
    pageHeight: 257,
    orientation: 'portrait',
  });
});
