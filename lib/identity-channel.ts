/** The messages between a verification's landing page and the page that opened it. Both are of this origin. */
export interface IdentityMessage {
  encData: string;
  integrity: string;
}

/** The name of one popup's `BroadcastChannel`. @param channel the key in the landing page's address */
export function identityChannelName(channel: string): string {
  return `gyeol-identity-${channel}`;
}

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
