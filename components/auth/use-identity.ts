'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { noResponse } from '@/lib/browser/api-failure';
import type { FoundAccount, PasswordGrant, VerifiedIdentity } from '@/lib/contracts/identity';
import * as authMessages from '@/lib/messages/auth';
import * as identityLimits from '@/lib/limits/identity';
import type { IdentityPurpose } from './identity-popup';

interface Verify {
  /** Verifies a person for a signup, a link or a new phone number. */
  (purpose?: { type?: undefined }): Promise<VerifiedIdentity | null>;
  /** Finds the ID of the verified person. */
  (purpose: { type: 'id' }): Promise<FoundAccount | null>;
  /** Gives the right to change the password of this account. The right itself lies in a cookie. */
  (purpose: { type: 'pwd'; accountId: string }): Promise<PasswordGrant | null>;
}

/**
 * Verification of a person by phone, in a popup (shell document, section 4). Call `verify` directly in a
 * click handler, or the browser blocks the popup. It resolves with null where the person closed the popup or
 * the verification failed. An alert has told them by then what they should know: no such account, service
 * away, popup blocked. When the component unmounts, the popup closes and the result is null.
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
      // The module can't be loaded: there is no network.
      await showAlert(noResponse().message);
      return null;
    } finally {
      popup.close();
      setIsVerifying(false);
    }
  }, []);

  // The answer's type follows from the purpose. Overloads can say so, one implementation can't.
  return { verify: verify as Verify, isVerifying };
}

/** Opens the popup in the middle of the screen; null where the browser refuses. */
function openPopup(): Window | null {
  const { popupWidth: width, popupHeight: height } = identityLimits;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const name = `gyeol-identity-${Date.now()}`;
  return window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
}
