import type { SharedPortfolio } from '@/lib/contracts/portfolio-link';
import { dayInSeoul } from '@/lib/date/seoul';
import type { Page } from './boxes';
import type { Face } from './faces';
import { facesOf } from './faces-of';
import { layoutPortfolio } from './layout-portfolio';
import { namesIn } from './names';
import { picturesOf } from './pictures';
import type { PageSize } from './templates';

/** A portfolio as visitors of its link see it. */
export interface ShownPortfolio {
  names: { first: string; second: string };
  /** The last day on which the link can be opened, in Seoul. */
  lastDay: string;
  size: PageSize;
  pages: readonly Page[];
  /** The typefaces that the pages are drawn with. */
  faces: readonly Face[];
  /** The width in pixels of each picture's master, by its address. */
  widths: ReadonlyMap<string, number | null>;
}

/** The pages of a portfolio that a link shows. */
export function showPortfolio({ portfolio, expiresAt }: SharedPortfolio): ShownPortfolio {
  const { pageWidth: width, pageHeight: height } = portfolio.pdfSettingConfig;
  const { pages } = layoutPortfolio(portfolio, { width, height });
  return {
    names: namesIn('ko', portfolio.artistProfile),
    lastDay: dayInSeoul(new Date(expiresAt)),
    size: { width, height },
    pages,
    faces: facesOf({ pages }),
    widths: new Map(picturesOf(portfolio).map(({ imageUrl, width: known }) => [imageUrl, known])),
  };
}
