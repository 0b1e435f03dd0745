import { askToLogIn } from '@/components/shell/ask-to-log-in';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { showToast } from '@/components/ui/dialog/toast-store';
import { failureMessage } from '@/lib/browser/api-failure';
import * as likeMessages from '@/lib/messages/like';
import type { LikeStore, LikeTarget } from './like-store';

/** Handles a press: likes or unlikes, asks a guest to log in, reports a failure. */
export async function pressLike(store: LikeStore, target: LikeTarget): Promise<void> {
  const outcome = await store.toggle(target);
  switch (outcome.kind) {
    case 'saved':
      return;
    case 'guest':
      return askToLogIn(likeMessages.loginRequired);
    case 'failed':
      if (isSessionFailure(outcome.error)) return reportFailure(outcome.error);
      showToast(likeMessages.failed(failureMessage(outcome.error)));
  }
}
