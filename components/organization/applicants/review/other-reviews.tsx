import type { Applicant, ShownReview } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import { OPINION_LABELS } from '@/lib/options/contest-review';
import { ApplicantStatusMark } from '@/components/organization/applicants/room/applicant-status';
import { meanWords } from '@/components/organization/applicants/table/row-words';
import styles from './other-reviews.module.css';
import { scoreWords } from './score-words';

interface OtherReviewsProps {
  applicant: Applicant;
  contest: Pick<OrganizationContest, 'review'>;
  isOwner: boolean;
}

/** The reckoned mean of the round, the reviews of the others, and those of earlier rounds and rules. */
export function OtherReviews({ applicant, contest, isOwner }: OtherReviewsProps) {
  const { round, reviews } = applicant;
  const { rule, edition } = contest.review;
  const others = reviews.filter((review) => !review.isOwn || review.round !== round);
  return (
    <section className={styles.reviews} aria-labelledby="other-reviews">
      <h3 id="other-reviews" className={styles.title}>
        심사 <span className="t-cap num">평균 {meanWords(applicant)}</span>{' '}
        {isOwner || applicant.status === null ? null : <ApplicantStatusMark status={applicant.status} />}
      </h3>
      {applicant.scores === null ? (
        <p className="t-small muted">{reviewMessages.othersHidden[rule.reveal]}</p>
      ) : others.length === 0 ? (
        <p className="t-small muted">아직 다른 심사가 없어요.</p>
      ) : null}
      <ul className={styles.list}>
        {others.map((review) => (
          <li key={`${review.round} ${review.reviewer} ${review.updatedAt}`}>
            <p className="t-small num">
              <b>{review.isOwn ? '나' : review.reviewer}</b> {factsOf(review, { round, edition }).join(' · ')}
            </p>
            {rule.criteria.length > 1 && review.marks.length > 0 ? (
              <dl className={`num ${styles.marks}`}>
                {review.marks.map(({ id, name, mark }) => (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>{mark}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {review.note === null ? null : <p className={`t-small pre ${styles.note}`}>{review.note}</p>}
            {review.comment === null ? null : (
              <p className={`t-small pre ${styles.note}`}>심사평: {review.comment}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The facts of a review, after the reviewer's name. */
function factsOf(
  { score, counts, opinion, changes, ...review }: ShownReview,
  present: { round: number; edition: number },
): string[] {
  return [
    ...(score === null
      ? []
      : [`${scoreWords(score)}점${counts === false ? ` (${reviewMessages.leftOut})` : ''}`]),
    ...(opinion === null ? [] : [OPINION_LABELS[opinion]]),
    ...(review.round === present.round ? [] : [`${review.round}차 심사`]),
    ...(review.edition === present.edition ? [] : [reviewMessages.ofEdition(review.edition)]),
    ...(changes === 0 ? [] : [reviewMessages.changed(changes)]),
  ];
}
