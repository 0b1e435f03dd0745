'use client';

import type { LikeType } from '@/lib/contracts/like';
import { formatCount } from '@/lib/format/count';
import styles from './like-button.module.css';
import { shownLikes, type LikeStore } from './like-store';
import { pageLikes } from './page-likes';
import { pressLike } from './press-like';
import { useLike } from './use-like';

interface LikeButtonProps {
  type: LikeType;
  uuid: string;
  /** The name of what is liked: `류단아`, `〈천 번의 안부〉`. */
  name: string;
  /** `card` beside a label, `labelled` with its word and number, `room` in the viewer. */
  variant?: 'card' | 'labelled' | 'room';
  /** The number of likes at the time of the page; shown by `labelled`. */
  count?: number;
  /** The page is the visitor's own list of likes, so the like is known without a call. */
  isLiked?: boolean;
  store?: LikeStore;
}

/** The like button, drawn as an admirer's seal (감상인) that is hollow until it is pressed. */
export function LikeButton({
  type,
  uuid,
  name,
  variant = 'card',
  count,
  isLiked = false,
  store = pageLikes,
}: LikeButtonProps) {
  const state = useLike(uuid, isLiked, store);
  const isLabelled = variant === 'labelled';
  const shown = count === undefined ? null : shownLikes(state, count);
  return (
    <button
      type="button"
      className={`needs-script ${styles.like} ${styles[variant]}`}
      aria-pressed={state.isLiked}
      aria-label={isLabelled ? undefined : `${name} 좋아요`}
      onClick={() => void pressLike(store, { type, uuid })}
    >
      <span className={styles.seal} />
      {isLabelled ? (
        <span>
          <span className="vh">{name} </span>좋아요{' '}
          {shown === null ? null : <span className={`${styles.count} num`}>{formatCount(shown)}</span>}
        </span>
      ) : null}
    </button>
  );
}
