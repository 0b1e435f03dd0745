import { apiUrl } from '@/lib/api/url';
import { sharedPortfolioSchema } from '@/lib/contracts/portfolio-link';
import { dayInSeoul } from '@/lib/date/seoul';
import type { Page } from '@/lib/portfolio/boxes';
import type { Face } from '@/lib/portfolio/faces';
import { facesOf } from '@/lib/portfolio/faces-of';
import { layoutPortfolio } from '@/lib/portfolio/layout-portfolio';
import { namesIn } from '@/lib/portfolio/names';
import { picturesOf } from '@/lib/portfolio/pictures';
import type { PageSize } from '@/lib/portfolio/templates';
import { clientAddress } from '@/server/bff/request-checks';
import { getFromPlatform } from '@/server/bff/transport';
import { orNull } from './refusal';

/** A portfolio as visitors of its link see it. */
export interface SharedPortfolioPage {
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

/** What a link shows; null where it can't be opened. @throws PlatformError where the platform is away */
export async function findSharedPortfolio(
  request: Pick<Request, 'headers'>,
  token: string,
): Promise<SharedPortfolioPage | null> {
  const init = { headers: { 'x-forwarded-for': clientAddress(request.headers) } };
  const path = apiUrl('/v1/portfolio-links/{token}', { params: { token } });
  const shared = await orNull(getFromPlatform(path, sharedPortfolioSchema, init));
  if (shared === null) return null;
  const { portfolio, expiresAt } = shared;
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
