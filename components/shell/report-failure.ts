'use client';

import { showAlert } from '@/components/ui/alert-store';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import * as sitePaths from '@/lib/paths/site';

/**
 * Reports a failed action of the visitor (shell document, section 8) in an alert. After 401 and 403 it leads
 * home. Lists and forms that show their failure themselves don't call it.
 */
export async function reportFailure(failure: unknown): Promise<void> {
  await showAlert(failureMessage(failure));
  if (!(failure instanceof ApiFailure) || (failure.status !== 401 && failure.status !== 403)) return;
  if (failure.status === 401) {
    // The logout only removes the cookies.
    await callApi('post', '/v1/auth/logout').catch(() => null);
  }
  window.location.assign(sitePaths.home());
}
