/**
 * The address search is Kakao's, and its scripts may do whatever a page's own scripts may. They run in a document
 * that holds nothing else, in a frame: on an origin that belongs to the search alone, or in no origin at all.
 */

/** Marks what the frame says to the page around it. */
export const ADDRESS_MESSAGE_NAME = 'gyeol-address';

/** What the frame passes on of a chosen address; Kakao's names. */
export const ADDRESS_ANSWER_FIELDS = [
  'zonecode',
  'roadAddress',
  'jibunAddress',
  'userSelectedType',
  'bname',
  'buildingName',
  'apartment',
] as const;

/** What the frame may do; both its element and its document's policy say so. It may never move the page around it. */
export function addressSearchSandbox(hasOwnOrigin: boolean): string {
  return `allow-scripts allow-forms allow-popups${hasOwnOrigin ? ' allow-same-origin' : ''}`;
}

/** Where the site is only on this machine. */
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The search's origin where no setting names one: on this machine browsers find every name below `localhost`.
 * @param siteUrl the site's origin
 * @returns an origin, or null where only an operator can give one
 */
export function localAddressSearchOrigin(siteUrl: string): string | null {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'http:' || !LOOPBACK_NAME.test(hostname)) return null;
  return `http://address.localhost${port === '' ? '' : `:${port}`}`;
}
