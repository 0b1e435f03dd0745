import type { Applicant } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import { meanWords } from '@/components/organization/applicants/table/row-words';
import styles from './other-reviews.module.css';

/** The mean of the round, what the other reviewers say, and what was said in rounds before. */
export function OtherReviews({ applicant }: { applicant: Applicant }) {
  const { round, reviews } = applicant;
  const others = reviews.filter((review) => !review.isOwn || review.round !== round);
  return (
    <section className={styles.reviews} aria-labelledby="other-reviews">
      <h3 id="other-reviews" className={styles.title}>
        심사 <span className="t-cap num">평균 {meanWords(applicant)}</span>
      </h3>
      {applicant.scores === null ? (
        <p className="t-small muted">{contestMessages.othersHidden}</p>
      ) : others.length === 0 ? (
        <p className="t-small muted">아직 다른 심사가 없어요.</p>
      ) : null}
      <ul className={styles.list}>
        {others.map((review) => (
          <li key={`${review.round} ${review.reviewer} ${review.updatedAt}`}>
            <p className="t-small num">
              <b>{review.isOwn ? '나' : review.reviewer}</b>
              {review.score === null ? '' : ` · ${review.score}점`}
              {review.round === round ? '' : ` · ${review.round}차 심사`}
            </p>
            {review.note === null ? null : <p className={`t-small pre ${styles.note}`}>{review.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
