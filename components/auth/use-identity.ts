'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { noResponse } from '@/lib/browser/api-failure';
import type { FoundAccount, PasswordGrant, VerifiedIdentity } from '@/lib/contracts/identity';
import * as authMessages from '@/lib/messages/auth';
import * as identityLimits from '@/lib/limits/identity';
import type { IdentityPurpose } from './identity-popup';

interface Verify {
  /** For a signup, a link or a new phone number. */
  (purpose?: { type?: undefined }): Promise<VerifiedIdentity | null>;
  /** The lost ID. */
  (purpose: { type: 'id' }): Promise<FoundAccount | null>;
  /** Leave to change the password of this account; the right itself lies in a cookie. */
  (purpose: { type: 'pwd'; accountId: string }): Promise<PasswordGrant | null>;
}

/**
 * Verification of the person by phone, in a popup (shell document, section 4). Call `verify` in the very handler of
 * a click, or the browser blocks the popup. It resolves with null when the person closed the popup or the
 * verification failed, which closes it silently; what they should know (no such account, service away, popup
 * blocked) has been said by an alert then. Whoever leaves the part of the page that asked leaves the popup too: it
 * closes, and nothing is answered.
 */
export function useIdentity(): { verify: Verify; isVerifying: boolean } {
  const [isVerifying, setIsVerifying] = useState(false);
  const current = useRef<Window | null>(null);
  useEffect(
    () => () => {
      current.current?.close();
      current.current = null;
    },
    [],
  );

  const verify = useCallback(async (purpose: IdentityPurpose = {}) => {
    const popup = openPopup();
    if (popup === null) {
      await showAlert(authMessages.popupBlocked);
      return null;
    }
    current.current = popup;
    setIsVerifying(true);
    try {
      const { verifyInPopup } = await import('./identity-popup');
      const outcome = await verifyInPopup(popup, purpose);
      return current.current === popup ? outcome : null;
    } catch {
      // The part that does it can't be loaded: the network is away.
      await showAlert(noResponse().message);
      return null;
    } finally {
      popup.close();
      setIsVerifying(false);
    }
  }, []);

  // What is answered follows from the purpose, which the overloads say and one implementation can't.
  return { verify: verify as Verify, isVerifying };
}

/** Before anything is waited for, in the middle of the screen; null when the browser refuses. */
function openPopup(): Window | null {
  const { popupWidth: width, popupHeight: height } = identityLimits;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const name = `gyeol-identity-${Date.now()}`;
  return window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
}
