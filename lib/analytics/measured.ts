import type { RoleType } from '@/lib/contracts/account';

/** The types of user that analytics tells apart. */
export type UserType = 'guest' | 'member' | 'artist' | 'admin';

/** The type of a user. @param role null for a guest */
export function userTypeOf(role: RoleType | null): UserType {
  switch (role) {
    case null:
      return 'guest';
    case 'ARTIST':
    case 'ARTIST_BEFORE_PROFILE':
      return 'artist';
    case 'ADMIN':
      return 'admin';
    case 'MEMBER':
    case 'ARTIST_PENDING':
    case 'ARTIST_PENDING_RETRY':
    case 'BUSINESS':
      return 'member';
  }
}

/** Depths of a page, in percent, that are reported once each. */
export const SCROLL_STEPS = [25, 50, 75, 100] as const;
export type ScrollStep = (typeof SCROLL_STEPS)[number];

/** The steps that a depth has reached for the first time. @param share of the page that was seen, 0 to 1 */
export function newSteps(share: number, reported: ReadonlySet<ScrollStep>): ScrollStep[] {
  return SCROLL_STEPS.filter((step) => share * 100 >= step && !reported.has(step));
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * A path that may be sent to others: without its query, without the secret of a portfolio's or a password's link, and without
 * the ids of what belongs to one person or organization.
 */
export function toldPath(pathname: string): string {
  if (pathname.startsWith('/portfolio/')) return '/portfolio/-';
  if (pathname.startsWith('/auth/password/')) return '/auth/password/-';
  if (/^\/(my|organization|admin)\//.test(pathname)) return pathname.replace(UUID, '-');
  return pathname;
}
