import * as authMessages from '@/lib/messages/auth';

/** What those read who aren't artists yet, or none at all. */
const refusals = {
  MEMBER: authMessages.artistOnly,
  BUSINESS: authMessages.artistOnly,
  ADMIN: authMessages.artistOnly,
  ARTIST_PENDING: authMessages.artistPending,
  ARTIST_PENDING_RETRY: authMessages.artistPending,
  ARTIST_BEFORE_PROFILE: authMessages.profileFirst,
};

/** Calls of the artist's studio are for artists with a profile. */
export const ARTIST_ONLY = { access: ['ARTIST'], refusals } as const;

/** The profile itself is also for approved artists who have none yet. */
export const ARTIST_OR_BEFORE = { access: ['ARTIST', 'ARTIST_BEFORE_PROFILE'], refusals } as const;
