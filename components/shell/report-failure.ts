'use client';

import { showAlert } from '@/components/ui/alert-store';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import * as sitePaths from '@/lib/paths/site';

/**
 * What happens when an action of the visitor fails (shell document, section 8): an alert with the server's
 * sentence or the catalogue's, and for a session that has ended or a role that isn't enough the way home. Lists
 * and forms that say themselves what failed don't call it.
 */
export async function reportFailure(failure: unknown): Promise<void> {
  await showAlert(failureMessage(failure));
  if (!(failure instanceof ApiFailure) || (failure.status !== 401 && failure.status !== 403)) return;
  if (failure.status === 401) {
    // The cookies go; that the session is over is what was said.
    await callApi('post', '/v1/auth/logout').catch(() => null);
  }
  window.location.assign(sitePaths.home());
}
