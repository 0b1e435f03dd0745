'use client';

import { showAlert } from '@/components/ui/dialog/alert-store';
import { leaveForGood, letLeave } from '@/lib/browser/leave-for-good';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { OTHER_ACCOUNT } from '@/lib/browser/document-account';
import { SESSION_END } from '@/lib/browser/session-change';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as sessionMessages from '@/lib/messages/session';
import * as sitePaths from '@/lib/paths/site';

const SESSION_ENDED: string = 'UNAUTHORIZED' satisfies ErrorCode;
const ROLE_NOT_ENOUGH: string = 'FORBIDDEN' satisfies ErrorCode;

/** Whether the session has ended, is another account's, or its role isn't enough. Other 401s and 403s are of one feature. */
export function isSessionFailure(failure: unknown): failure is ApiFailure {
  return (
    failure instanceof ApiFailure && [SESSION_ENDED, ROLE_NOT_ENOUGH, OTHER_ACCOUNT].includes(failure.code)
  );
}

/** Says in an alert what failed, and beneath it why. */
export async function showFailure(title: string, failure: unknown): Promise<void> {
  const reason = failureMessage(failure);
  await showAlert(title, reason === title ? {} : { text: reason });
}

/**
 * Tells a visitor in an alert that their action failed. Where the session has ended, the browser is
 * logged out too. After an ended session or a role that isn't enough, the home page is shown; a page of another account is loaded anew. Lists and forms show
 * other failures themselves and call it for a session failure alone.
 * @param note what else the alert of an ended session says
 */
export async function reportFailure(failure: unknown, note?: string): Promise<void> {
  if (!isSessionFailure(failure)) {
    // No field shows what was refused, such as which file and why.
    const refused = failure instanceof ApiFailure ? failure.errors[0] : undefined;
    return void (await showAlert(refused?.message ?? failureMessage(failure)));
  }
  window.dispatchEvent(new Event(SESSION_END));
  const isEnded = failure.code === SESSION_ENDED;
  if (isEnded) await showAlert(sessionMessages.ended, note === undefined ? {} : { text: note });
  else await showAlert(failure.message);
  if (failure.code === OTHER_ACCOUNT) {
    letLeave();
    return window.location.reload();
  }
  // The browser forgets its session; there is nothing to do where that call fails.
  if (isEnded) await callApi('post', '/v1/auth/logout').catch(() => null);
  leaveForGood(sitePaths.home());
}
