import { studioProfileSchema, type StudioProfile } from '@/lib/contracts/studio-profile';
import { apiUrl } from '@/lib/api/url';
import { getForVisitor } from '@/server/bff/visitor-data';

/**
 * The artist's own profile, empty before the first save.
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export function getStudioProfile(request: Pick<Request, 'headers'>): Promise<StudioProfile> {
  return getForVisitor(request, apiUrl('/v1/artists/me'), studioProfileSchema);
}
