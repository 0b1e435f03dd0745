'use client';

import { useEffect, useRef } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi } from '@/lib/browser/call-api';
import { takeReturnPath } from '@/lib/browser/return-path';
import * as authMessages from '@/lib/messages/auth';
import * as authPaths from '@/lib/paths/auth';
import * as sitePaths from '@/lib/paths/site';
import { asksToComeBack } from '@/components/auth/ask-to-come-back';
import { signupStore } from './signup-store';
import styles from './social-note.module.css';

/** Changes the temp token into a session, or into what a signup goes on with, and leads there. */
export function SocialArrival() {
  // The token counts once, and in development effects run twice.
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

/** Documents of their own: a session changes every page, and signup begins with one. */
async function arrive(bearer: string): Promise<void> {
  try {
    const { signed, loginResDto } = await callApi('get', '/v1/oauth2/login', { bearer });
    if (signed) {
      signupStore.clear();
      return window.location.replace(takeReturnPath());
    }
    // Only who left from signup goes on with what was chosen and typed there.
    if (!signupStore.get().isAway) signupStore.clear();
    signupStore.update({ social: loginResDto, isAway: true });
    window.location.replace(authPaths.signup());
  } catch (failure) {
    signupStore.update({ isAway: false });
    await comeBackOrFail(failure, bearer);
  }
}

/** Who has withdrawn is asked; the token is still good for their answer. Everybody else hears that it failed. */
async function comeBackOrFail(failure: unknown, bearer: string): Promise<void> {
  try {
    if (!(await asksToComeBack(failure))) return window.location.replace(sitePaths.home());
    await callApi('post', '/v1/oauth2/withdrawal/revoke', { bearer });
    await showAlert(authMessages.withdrawalRevoked);
    signupStore.clear();
    window.location.replace(takeReturnPath());
  } catch {
    await showAlert(authMessages.socialLoginFailed);
    window.location.replace(sitePaths.home());
  }
}
