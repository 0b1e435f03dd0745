/**
 * How a verification's landing page hands over the answer. Both pages have this origin. A popup sends it over a
 * `BroadcastChannel`. In a window that left for the verification itself, the landing page adds it to the window's record in
 * the session storage.
 */
export interface IdentityMessage {
  encData: string;
  integrity: string;
}

/** The name of one popup's `BroadcastChannel`. @param channel the key in the landing page's address */
export function identityChannelName(channel: string): string {
  return `gyeol-identity-${channel}`;
}

/** The key of a window's record (`lib/browser/identity-away.ts`). */
export const IDENTITY_AWAY = 'gyeol-identity';

/** Whether a message is an answer: any page of this origin may write anything into a channel. */
export function isIdentityMessage(data: unknown): data is IdentityMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'encData' in data &&
    typeof data.encData === 'string' &&
    'integrity' in data &&
    typeof data.integrity === 'string'
  );
}
