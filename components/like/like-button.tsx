'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { openLogin } from '@/components/shell/login-store';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm } from '@/components/ui/alert-store';
import { showToast } from '@/components/ui/toast-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import type { LikeType } from '@/lib/contracts/like';
import { messages } from '@/lib/messages/messages';
import styles from './like-button.module.css';
import { shownLikes, UNKNOWN_LIKE, type LikeStore } from './like-store';
import { pageLikes } from './page-likes';

interface LikeButtonProps {
  type: LikeType;
  uuid: string;
  /** Whose or which: `류단아`, `〈천 번의 안부〉`. */
  name: string;
  /** `card` beside a label, `labelled` with its word and number, `room` in the viewer. */
  variant?: 'card' | 'labelled' | 'room';
  /** The likes that the page came with; shown by `labelled`. */
  count?: number;
  store?: LikeStore;
}

/** 감상인: an admirer's seal, hollow until it is pressed. */
export function LikeButton({
  type,
  uuid,
  name,
  variant = 'card',
  count,
  store = pageLikes,
}: LikeButtonProps) {
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.get(uuid),
    () => UNKNOWN_LIKE,
  );

  useEffect(() => store.register(uuid), [store, uuid]);

  const press = async () => {
    const outcome = await store.toggle({ type, uuid });
    switch (outcome.kind) {
      case 'saved':
        return;
      case 'guest':
        if (await askConfirm(messages.like.loginRequired, { confirmLabel: '로그인', cancelLabel: '닫기' })) {
          openLogin();
        }
        return;
      case 'failed':
        if (outcome.error instanceof ApiFailure && [401, 403].includes(outcome.error.status)) {
          return reportFailure(outcome.error);
        }
        return showToast(messages.like.failed);
    }
  };

  const isLabelled = variant === 'labelled';
  const shown = count === undefined ? null : shownLikes(state, count);
  return (
    <button
      type="button"
      className={`${styles.like} ${styles[variant]}`}
      aria-pressed={state.isLiked}
      aria-label={isLabelled ? undefined : `${name} 좋아요`}
      onClick={() => void press()}
    >
      <span className={styles.seal} />
      {isLabelled ? (
        <span>
          <span className="vh">{name} </span>좋아요{' '}
          {shown === null ? null : (
            <span className={`${styles.count} num`}>{shown.toLocaleString('ko-KR')}</span>
          )}
        </span>
      ) : null}
    </button>
  );
}
