import type { ShownReview } from '@/lib/contracts/organization-applicant';
import styles from './own-review.module.css';
import { scoreWords } from './score-words';

interface LockedReviewProps {
  /** The reader's own review in the applicant's round; undefined for none. */
  review: ShownReview | undefined;
  /** Why the review can't be changed. */
  reason: string;
}

/** The reader's own review, when the contest no longer accepts reviews. */
export function LockedReview({ review, reason }: LockedReviewProps) {
  const { score = null, marks = [], note = null, comment = null } = review ?? {};
  return (
    <section className={styles.review} aria-labelledby="own-review">
      <h3 id="own-review" className={styles.title}>
        내 심사
      </h3>
      <p className="num">{score === null ? '점수를 주지 않았어요.' : `${scoreWords(score)}점`}</p>
      {marks.length < 2 ? null : (
        <p className="t-small num">{marks.map(({ name, mark }) => `${name} ${mark}점`).join(', ')}</p>
      )}
      {note === null ? null : <p className="t-small pre">{note}</p>}
      {comment === null ? null : <p className="t-small pre">심사평: {comment}</p>}
      <p className="t-cap pre" role="note">
        {reason}
      </p>
    </section>
  );
}
