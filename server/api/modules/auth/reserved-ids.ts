/** Login IDs that would look official, or like a part of the site's addresses. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'artist',
  'artists',
  'article',
  'contest',
  'gyeol',
  'login',
  'logout',
  'manager',
  'moderator',
  'notice',
  'official',
  'operator',
  'organization',
  'search',
  'security',
  'signup',
  'staff',
  'superuser',
  'support',
  'system',
  'undefined',
  'webmaster',
]);

/** Whether the ID is closed to signup. */
export function isReservedId(accountId: string): boolean {
  return RESERVED.has(accountId);
}
