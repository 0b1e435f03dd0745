import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import * as likeMessages from '@/lib/messages/like';

/** Only somebody logged in has liked artists to list; throws UNAUTHORIZED for a guest. */
export function assertMayListLiked(viewer: SignedIn | null): asserts viewer is SignedIn {
  if (viewer === null) throw new ApiError('UNAUTHORIZED', { message: likeMessages.loginRequired });
}
