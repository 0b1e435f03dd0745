import type { LikeType } from '@/lib/contracts/like';
import { formatCount } from '@/lib/format/count';
import styles from './like-button.module.css';

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
}

/**
 * The like button, drawn as an admirer's seal (감상인) that is hollow until it is pressed. It is markup alone:
 * `LikeButtons` presses and paints all of a page.
 */
export function LikeButton({ type, uuid, name, variant = 'card', count, isLiked = false }: LikeButtonProps) {
  const isLabelled = variant === 'labelled';
  return (
    <button
      type="button"
      className={styles[variant]}
      aria-pressed={isLiked}
      aria-label={isLabelled ? undefined : `${name} 좋아요`}
      data-like={`${type} ${uuid}`}
      data-own={isLiked ? '' : undefined}
    >
      {isLabelled ? (
        <>
          <span className={styles.seal} />
          <span>
            <span className="vh">{name} </span>좋아요{' '}
            {count === undefined ? null : (
              <span className={`${styles.count} num`} data-count={count}>
                {formatCount(count)}
              </span>
            )}
          </span>
        </>
      ) : null}
    </button>
  );
}
