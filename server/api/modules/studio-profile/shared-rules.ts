import * as authMessages from '@/lib/messages/auth';
import * as contestMessages from '@/lib/messages/contest';

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

const onlyArtists = contestMessages.artistOnly;

/** Applications to contests: others read that they have to be artists first (C-12, C-17 to C-19). */
export const CONTEST_ARTIST = {
  access: ['ARTIST'],
  refusals: { ...refusals, MEMBER: onlyArtists, BUSINESS: onlyArtists, ADMIN: onlyArtists },
} as const;
