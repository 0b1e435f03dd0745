import styles from './own-review.module.css';

interface LockedReviewProps {
  score: number | null;
  note: string | null;
  /** Why the review can't be changed. */
  reason: string;
}

/** The reader's own score and note, when the contest no longer accepts reviews. */
export function LockedReview({ score, note, reason }: LockedReviewProps) {
  return (
    <section className={styles.review} aria-labelledby="own-review">
      <h3 id="own-review" className={styles.title}>
        내 심사
      </h3>
      <p className="num">{score === null ? '점수를 주지 않았어요.' : `${score}점`}</p>
      {note === null ? null : <p className="t-small pre">{note}</p>}
      <p className="t-cap pre" role="note">
        {reason}
      </p>
    </section>
  );
}
