import type { RoleType } from '@/lib/contracts/account';
import type { AlertKey } from '@/lib/contracts/alert';

/**
 * Whom a page is not for, and what they are told (shell document, section 6). What each role finds inside is
 * decided where the page is; what it may do, by the API.
 */
export function guardOf(pathname: string, user: { roleType: RoleType } | null): AlertKey | null {
  if (isUnder(pathname, '/organization')) return user?.roleType === 'BUSINESS' ? null : 'organization-only';
  if (user === null) return 'login-required';
  if (isUnder(pathname, '/my/artist') && !user.roleType.startsWith('ARTIST')) return 'artist-only';
  return null;
}

function isUnder(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}
