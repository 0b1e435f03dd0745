'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { noResponse } from '@/lib/browser/api-failure';
import { findAway, forgetAway, type IdentityPlace, type IdentityPurpose } from '@/lib/browser/identity-away';
import * as authMessages from '@/lib/messages/auth';
import * as identityMessages from '@/lib/messages/identity';
import * as identityLimits from '@/lib/limits/identity';
import type { Verified } from './identity-call';

interface IdentityOptions {
  /** The part of the page that asks, to which a verification in this window returns. */
  place: IdentityPlace;
  onVerified: (verified: Verified) => void;
  /** Called before the page is left for a verification in this window. */
  onLeave?: () => void;
}

export interface Identity {
  /** Verifies in a popup. If it is blocked, a dialog says so and offers this window instead. */
  verify: (purpose?: IdentityPurpose) => void;
  /** Verifies in this window, which then returns to this page. */
  verifyHere: (purpose?: IdentityPurpose) => void;
  isVerifying: boolean;
  /** The popup was blocked, or closed without an answer: the other way is offered. No other failure is one of the popup. */
  hasFailed: boolean;
}

/**
 * Verification of a person by phone, in a popup or in this window (M-1 to M-4, M-11). Call `verify` directly in a click
 * handler, or the browser blocks the popup. `onVerified` isn't called if the person closed the popup or the verification
 * failed. By then a message has shown why: no such account, service unavailable, popup blocked. When the
 * component unmounts, the popup closes and nothing is called.
 */
export function useIdentity({ place, onVerified, onLeave }: IdentityOptions): Identity {
  const [isVerifying, setVerifying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const current = useRef<Window | null>(null);
  const latest = useRef({ onVerified, onLeave });
  useEffect(() => {
    latest.current = { onVerified, onLeave };
  });
  useEffect(
    () => () => {
      current.current?.close();
      current.current = null;
    },
    [],
  );

  /** Runs a step whose code is loaded on first use. */
  const run = useCallback(async (part: () => Promise<Verified | null>) => {
    setVerifying(true);
    try {
      return await part();
    } catch {
      // The module can't be loaded: there is no network.
      await showAlert(noResponse().message);
      return null;
    } finally {
      setVerifying(false);
    }
  }, []);

  const verifyHere = useCallback(
    async (purpose: IdentityPurpose = {}) => {
      await run(async () => {
        const { leaveForIdentity } = await import('./identity-here');
        await leaveForIdentity({ place, purpose }, () => latest.current.onLeave?.());
        return null;
      });
    },
    [run, place],
  );

  const verify = useCallback(
    async (purpose: IdentityPurpose = {}) => {
      const popup = openPopup();
      if (popup === null) {
        setFailed(true);
        const isHere = await askConfirm(authMessages.popupBlocked, {
          text: identityMessages.verifyHereHint,
          confirmLabel: '이 창에서 인증',
          cancelLabel: '닫기',
        });
        return isHere ? verifyHere(purpose) : undefined;
      }
      current.current = popup;
      setFailed(false);
      const verified = await run(async () => {
        const { verifyInPopup } = await import('./identity-popup');
        return verifyInPopup(popup, purpose, () => setFailed(true));
      });
      popup.close();
      if (verified !== null && current.current === popup) latest.current.onVerified(verified);
    },
    [run, verifyHere],
  );

  // A verification in this window may return to a new document, or to this one by a step back.
  const isArrived = useRef(false);
  useEffect(() => {
    const arrive = async () => {
      const away = findAway(place);
      if (away === null) return;
      // The person returned without an answer.
      if (away.answer === undefined) return forgetAway();
      const verified = await run(async () => (await import('./identity-here')).concludeHere(away));
      if (verified !== null) latest.current.onVerified(verified);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setVerifying(false);
      void arrive();
    };
    // Effects run twice in development, and an answer counts once.
    if (!isArrived.current) void arrive();
    isArrived.current = true;
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [place, run]);

  return {
    verify: useCallback((purpose) => void verify(purpose), [verify]),
    verifyHere: useCallback((purpose) => void verifyHere(purpose), [verifyHere]),
    isVerifying,
    hasFailed,
  };
}

/** Opens the popup in the middle of the screen; null where the browser refuses. */
function openPopup(): Window | null {
  const { popupWidth: width, popupHeight: height } = identityLimits;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const name = `gyeol-identity-${Date.now()}`;
  const popup = window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
  // Some browsers return a closed window, or none.
  return popup == null || popup.closed ? null : popup;
}
