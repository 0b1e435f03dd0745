import type { SignedIn } from '@/server/api/http/access';

/** Whether a caller sees the items for artists (S-72): artists of every standing, and operators, who write them. */
export function mayReadArtistItems(actor: SignedIn | null): boolean {
  switch (actor?.roleType) {
    case 'ARTIST':
    case 'ARTIST_BEFORE_PROFILE':
    case 'ARTIST_PENDING':
    case 'ARTIST_PENDING_RETRY':
    case 'ADMIN':
      return true;
    case 'MEMBER':
    case 'BUSINESS':
    case undefined:
      return false;
  }
}
