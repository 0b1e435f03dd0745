import { apiUrl } from '@/lib/api/url';
import { sharedPortfolioSchema } from '@/lib/contracts/portfolio-link';
import { showPortfolio, type ShownPortfolio } from '@/lib/portfolio/shown-portfolio';
import { clientAddress } from '@/server/bff/request-checks';
import { getFromPlatform } from '@/server/bff/transport';
import { orNull } from './refusal';

/** What a link shows; null where it can't be opened. @throws PlatformError where the platform is away */
export async function findSharedPortfolio(
  request: Pick<Request, 'headers'>,
  token: string,
): Promise<ShownPortfolio | null> {
  const init = { headers: { 'x-forwarded-for': clientAddress(request.headers) } };
  const path = apiUrl('/v1/portfolio-links/{token}', { params: { token } });
  const shared = await orNull(getFromPlatform(path, sharedPortfolioSchema, init));
  return shared === null ? null : showPortfolio(shared);
}
