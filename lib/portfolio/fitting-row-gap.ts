import type { Portfolio } from '@/lib/contracts/portfolio';
import { withRowGap } from './changes';
import { layoutPortfolio } from './layout-portfolio';

/**
 * The portfolio with the widest row gap, up to its own, that needs the fewest pages: a few rows of a long career don't end
 * up on a page of their own.
 */
export function withFittingRowGap(portfolio: Portfolio): Portfolio {
  const { pageWidth: width, pageHeight: height } = portfolio.pdfSettingConfig;
  const most = portfolio.profilePageLayoutConfig.profilePageDataRowGap;
  const tried = Array.from({ length: most + 1 }, (_, index) => withRowGap(portfolio, most - index));
  const pages = tried.map((one) => layoutPortfolio(one, { width, height }).pages.length);
  return tried[pages.indexOf(Math.min(...pages))] ?? portfolio;
}
