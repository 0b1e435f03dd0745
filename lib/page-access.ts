import type { RoleType } from './contracts/account';
import type { AlertKey } from './contracts/alert';
import * as adminPaths from '@/lib/paths/admin';
import * as authPaths from '@/lib/paths/auth';
import * as myPaths from '@/lib/paths/my';
import * as sitePaths from '@/lib/paths/site';

/** Where a visitor is sent instead, and the message there. */
interface Refusal {
  alert: AlertKey;
  to: 'home' | 'profile';
}

/**
 * Says whether a page refuses a visitor. The middleware, the pages and the menu ask it. What
 * a visitor may do is decided by the API.
 * @returns null where the page is for them
 */
export function guardOf(pathname: string, user: { roleType: RoleType } | null): Refusal | null {
  if (isUnder(pathname, '/organization') || isUnder(pathname, '/contest/applicants')) {
    return user?.roleType === 'BUSINESS' ? null : { alert: 'organization-only', to: 'home' };
  }
  if (isUnder(pathname, adminPaths.home())) {
    if (user === null) return { alert: 'login-required', to: 'home' };
    return user.roleType === 'ADMIN' ? null : { alert: 'operator-only', to: 'home' };
  }
  if (!isUnder(pathname, '/my') || isForEverybody(pathname)) return null;
  if (user === null) return { alert: 'login-required', to: 'home' };
  return isUnder(pathname, '/my/artist') ? guardOfArtistPages(pathname, user.roleType) : null;
}

/** Notices and the FAQ stand among the pages of a member, and guests read them too (S-50, S-70). */
function isForEverybody(pathname: string): boolean {
  return isUnder(pathname, myPaths.notices()) || isUnder(pathname, myPaths.faq());
}

function guardOfArtistPages(pathname: string, role: RoleType): Refusal | null {
  switch (role) {
    case 'ARTIST':
      return null;
    case 'ARTIST_BEFORE_PROFILE':
      return isUnder(pathname, myPaths.artistProfile()) ? null : { alert: 'profile-first', to: 'profile' };
    case 'ARTIST_PENDING':
    case 'ARTIST_PENDING_RETRY':
      return { alert: 'artist-pending', to: 'home' };
    case 'MEMBER':
    case 'BUSINESS':
    case 'ADMIN':
      return { alert: 'artist-only', to: 'home' };
  }
}

/** Whether a page is of no use to a logged-in visitor, who is redirected to the home page. */
export function isForGuests(pathname: string): boolean {
  return pathname === authPaths.signup();
}

/** The address that a refusal leads to. */
export function refusalPath({ alert, to }: Refusal): string {
  switch (to) {
    case 'home':
      return sitePaths.homeWithAlert(alert);
    case 'profile':
      return myPaths.artistProfile({ alert });
  }
}

function isUnder(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}
