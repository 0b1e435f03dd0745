import { POINTS, pointsOf } from '@/lib/contest/review/reckon';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import styles from './own-review.module.css';
import type { Review } from './review';
import { marksWords, scoreWords } from './score-words';

interface LockedReviewProps {
  review: Review;
  rule: ReviewRule;
  /** Why the review can't be changed. */
  reason: string;
}

/** The reader's own review, when the contest no longer accepts reviews. */
export function LockedReview({ review: { marks, note, comment }, rule, reason }: LockedReviewProps) {
  const points = pointsOf(rule.criteria, marks);
  return (
    <section className={styles.review} aria-labelledby="own-review">
      <h3 id="own-review" className={styles.title}>
        내 심사
      </h3>
      <p className="num">{points === null ? '점수를 주지 않았어요.' : `${scoreWords(points / POINTS)}점`}</p>
      {rule.criteria.length === 1 ? null : <p className="t-small num">{marksWords(rule.criteria, marks)}</p>}
      {note === '' ? null : <p className="t-small pre">{note}</p>}
      {comment === '' ? null : <p className="t-small pre">심사평: {comment}</p>}
      <p className="t-cap pre" role="note">
        {reason}
      </p>
    </section>
  );
}
