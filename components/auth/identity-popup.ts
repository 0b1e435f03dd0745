import type { IdentityPurpose } from '@/lib/browser/identity-away';
import { identityChannelName, isIdentityMessage } from '@/lib/identity-channel';
import type { IdentityMessage } from '@/lib/identity-channel';
import * as authPaths from '@/lib/paths/auth';
import * as identityLimits from '@/lib/limits/identity';
import {
  beginIdentity,
  concludeIdentity,
  postIdentity,
  randomName,
  tellIdentityFailure,
  type Verified,
} from './identity-call';

/**
 * Runs a verification in an open popup, which the caller closes. Null as `useIdentity` says.
 * @param onUnanswered is called if the popup was closed without an answer
 */
export async function verifyInPopup(
  popup: Window,
  purpose: IdentityPurpose,
  onUnanswered: () => void,
): Promise<Verified | null> {
  const unanswered = () => {
    onUnanswered();
    return null;
  };
  const channel = randomName();
  const form = await beginIdentity(authPaths.verifyResult({ type: purpose.type, channel }));
  if (form === null) return null;
  if (popup.closed) return unanswered();
  const arrival = listen(identityChannelName(channel), popup);
  postIdentity(form, popup.name);
  const answer = await arrival;
  if (answer === null) return unanswered();
  // The popup isn't needed any more. On a phone it would cover the page.
  popup.close();
  try {
    return await concludeIdentity(purpose, { uniqueVal: form.uniqueVal, ...answer });
  } catch (error) {
    tellIdentityFailure(error);
    return null;
  }
}

/** The message of the landing page; null where the popup is closed before it. */
function listen(name: string, popup: Window): Promise<IdentityMessage | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    let wasClosed = false;
    const settle = (message: IdentityMessage | null) => {
      clearInterval(timer);
      channel.close();
      resolve(message);
    };
    const timer = setInterval(() => {
      // Closed at two looks in a row: the popup's last message may still be on its way at the first.
      if (wasClosed) settle(null);
      wasClosed = popup.closed;
    }, identityLimits.pollMs);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isIdentityMessage(data)) settle({ encData: data.encData, integrity: data.integrity });
    };
  });
}
