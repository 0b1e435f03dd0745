import { showAlert } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import { forgetAway, keepAway, type IdentityAway } from '@/lib/browser/identity-away';
import { letLeave } from '@/lib/browser/leave-for-good';
import * as authMessages from '@/lib/messages/auth';
import * as identityMessages from '@/lib/messages/identity';
import * as authPaths from '@/lib/paths/auth';
import {
  beginIdentity,
  concludeIdentity,
  postIdentity,
  randomName,
  tellIdentityFailure,
  type Verified,
} from './identity-call';

/** Leaves the page for a verification in this window, which returns to this page. Forms keep what is typed. */
export async function leaveForIdentity(
  { place, purpose }: Pick<IdentityAway, 'place' | 'purpose'>,
  onLeave: () => void,
): Promise<void> {
  const state = randomName();
  const form = await beginIdentity(authPaths.verifyResult({ type: purpose.type, state }));
  if (form === null) return;
  const path = window.location.pathname + window.location.search;
  const away = { place, purpose, uniqueVal: form.uniqueVal, state, path, leftAt: Date.now() };
  // Without session storage the verification couldn't return to this page.
  if (!keepAway(away)) return showAlert(authMessages.popupBlocked);
  onLeave();
  letLeave();
  postIdentity(form, '_self');
  // The page is busy until it is left.
  await new Promise(() => undefined);
}

/** Reads the result of a verification that returned to this window. Shows a message and returns null for one that failed. */
export async function concludeHere({ purpose, uniqueVal, answer }: IdentityAway): Promise<Verified | null> {
  try {
    if (answer != null) {
      const verified = await concludeIdentity(purpose, { uniqueVal, ...answer });
      forgetAway();
      return verified;
    }
  } catch (error) {
    // Without a network the answer wasn't used: a reload sends it again.
    if (error instanceof ApiFailure && error.status === 0) {
      void showAlert(error.message);
      return null;
    }
    forgetAway();
    if (tellIdentityFailure(error)) return null;
  }
  forgetAway();
  showToast(identityMessages.notDone);
  return null;
}
