import { homeSchema, type Home } from '@/lib/contracts/home';
import { apiUrl } from '@/lib/api/url';
import { getFromPlatform } from '@/server/bff/transport';

/**
 * What the home page shows (P-20). The answer's cache tags are noted by the
 * transport.
 * @throws PlatformError where the platform is away.
 */
export function getHomePage(): Promise<Home> {
  return getFromPlatform(apiUrl('/v1/home'), homeSchema);
}
