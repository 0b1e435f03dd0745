import { profileSchema, type Profile } from '@/lib/contracts/profile';
import { apiUrl } from '@/lib/api/url';
import { getForVisitor } from '@/server/bff/visitor-data';

/**
 * The profile of the caller (M-190).
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export function getMyProfile(request: Pick<Request, 'headers'>): Promise<Profile> {
  return getForVisitor(request, apiUrl('/v1/users/me'), profileSchema);
}
