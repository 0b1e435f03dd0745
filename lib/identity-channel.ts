/** How a verification's landing page and the page that opened it speak: both are of this origin. */
export interface IdentityMessage {
  encData: string;
  integrity: string;
}

/** The `BroadcastChannel` of one popup. @param channel what both find in the landing page's address */
export function identityChannelName(channel: string): string {
  return `gyeol-identity-${channel}`;
}

/** A channel takes anything from anywhere of this origin; only this is an answer. */
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
