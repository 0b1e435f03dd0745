import type { Portfolio } from '@/lib/contracts/portfolio';
import { withRowGap } from './changes';
import { layoutPortfolio } from './layout-portfolio';
import { ParagraphReader } from './paragraph-reader';

/**
 * The portfolio with the widest row gap, up to its own, that needs the fewest pages: a few rows of a long career don't end
 * up on a page of their own.
 */
export function withFittingRowGap(portfolio: Portfolio): Portfolio {
  const { pageWidth: width, pageHeight: height } = portfolio.pdfSettingConfig;
  const most = portfolio.profilePageLayoutConfig.profilePageDataRowGap;
  const reader = new ParagraphReader();
  const pagesWith = (gap: number) =>
    layoutPortfolio(withRowGap(portfolio, gap), { width, height }, reader).pages.length;
  const fewest = pagesWith(0);
  for (let gap = most; gap > 0; gap -= 1) if (pagesWith(gap) === fewest) return withRowGap(portfolio, gap);
  return withRowGap(portfolio, 0);
}
