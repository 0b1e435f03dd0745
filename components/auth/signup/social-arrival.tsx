'use client';

import { useEffect, useRef } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Skeleton } from '@/components/ui/state/skeleton';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { popReturnPath } from '@/lib/browser/return-path';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as authMessages from '@/lib/messages/auth';
import * as authPaths from '@/lib/paths/auth';
import * as sitePaths from '@/lib/paths/site';
import { asksToComeBack } from '@/components/auth/ask-to-come-back';
import { signupStore } from './signup-store';
import styles from './social-note.module.css';

const STOPPED: ErrorCode = 'ACCOUNT_STOPPED';

/** Exchanges the temp token for a session, or for what a signup goes on with, and leads on. */
export function SocialArrival() {
  // The token can be used once, and effects run twice in development.
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const token = new URLSearchParams(window.location.search).get('tmpToken');
    window.history.replaceState(window.history.state, '', authPaths.oauthSignup());
    void arrive(token ?? '');
  }, []);

  return (
    <div className={`wrap ${styles.arrival}`} aria-busy="true">
      <h1 className="t-h3" role="status">
        로그인하고 있어요
      </h1>
      <Skeleton width="min(320px, 100%)" height="3px" />
    </div>
  );
}

/** Leads on by a new document, since a session changes every page. */
async function arrive(bearer: string): Promise<void> {
  try {
    const { signed, loginResDto } = await callApi('get', '/v1/oauth2/login', { bearer });
    if (signed) {
      signupStore.clear();
      return window.location.replace(popReturnPath());
    }
    // What was chosen and typed in signup is kept for a person who left from there.
    if (!signupStore.get().isAway) signupStore.clear();
    signupStore.update({ social: loginResDto, isAway: true });
    window.location.replace(authPaths.signup());
  } catch (failure) {
    signupStore.update({ isAway: false });
    await comeBackOrFail(failure, bearer);
  }
}

/** Asks a withdrawn person whether they come back, while the token is valid. Others hear of the failure. */
async function comeBackOrFail(failure: unknown, bearer: string): Promise<void> {
  try {
    if (!(await asksToComeBack(failure))) return window.location.replace(sitePaths.home());
    await callApi('post', '/v1/oauth2/withdrawal/revoke', { bearer });
    await showAlert(authMessages.withdrawalRevoked);
    signupStore.clear();
    window.location.replace(popReturnPath());
  } catch (refusal) {
    // Shows why an account is stopped; any other failure is the provider's.
    const isStopped = refusal instanceof ApiFailure && refusal.code === STOPPED;
    await showAlert(isStopped ? refusal.message : authMessages.socialLoginFailed);
    window.location.replace(sitePaths.home());
  }
}
