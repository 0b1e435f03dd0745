import { profileSchema, type Profile } from '@/lib/contracts/profile';
import { apiUrl } from '@/lib/api/url';
import { PlatformError } from '@/server/bff/platform-error';
import { getForVisitor } from '@/server/bff/visitor-data';

/** A page that can't be shown, and why in words for people. */
export interface LoadFailure {
  message: string;
  /** The session has ended since the page was asked for. */
  isLoggedOut: boolean;
}

export type ProfileResult = { profile: Profile } | { failure: LoadFailure };

/**
 * The profile of whoever asks (M-190), or why it can't be had: the page says so itself and
 * keeps its frame.
 * @throws anything that is no failure of the platform
 */
export async function getMyProfile(request: Pick<Request, 'headers'>): Promise<ProfileResult> {
  try {
    return { profile: await getForVisitor(request, apiUrl('/v1/users/me'), profileSchema) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { failure: { message: error.message, isLoggedOut: error.status === 401 } };
  }
}
