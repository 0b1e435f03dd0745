import { openLogin } from '@/components/shell/login-store';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm } from '@/components/ui/alert-store';
import { showToast } from '@/components/ui/toast-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import * as likeMessages from '@/lib/messages/like';
import type { LikeStore, LikeTarget } from './like-store';

/** A press of the visitor: likes or takes back, tells a guest to log in, says what couldn't be saved. */
export async function pressLike(store: LikeStore, target: LikeTarget): Promise<void> {
  const outcome = await store.toggle(target);
  switch (outcome.kind) {
    case 'saved':
      return;
    case 'guest':
      if (await askConfirm(likeMessages.loginRequired, { confirmLabel: '로그인', cancelLabel: '닫기' })) {
        openLogin();
      }
      return;
    case 'failed':
      if (outcome.error instanceof ApiFailure && [401, 403].includes(outcome.error.status)) {
        return reportFailure(outcome.error);
      }
      showToast(likeMessages.failed);
  }
}
