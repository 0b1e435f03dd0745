import type { ApplicationFeedback as Feedback } from '@/lib/contracts/application-feedback';
import * as reviewMessages from '@/lib/messages/contest-review';
import styles from './application-feedback.module.css';

/** The scores and comments of the jury, round by round, without a juror's name (C-94). */
export function ApplicationFeedback({ feedback: { rounds } }: { feedback: Feedback }) {
  return (
    <section aria-labelledby="application-feedback" className={styles.feedback}>
      <h3 id="application-feedback" className={styles.title}>
        심사 결과
      </h3>
      {rounds.length === 0 ? <p className="t-small muted">{reviewMessages.noFeedback}</p> : null}
      {rounds.map(({ round, score, scores, max, criteria, comments }) => (
        <div key={round} className={styles.round}>
          <p className={styles.mean}>
            <span className="t-small">
              {round}차 심사 · 위원 {scores}명의 점수
            </span>
            <b className="num">
              {score === null ? '–' : score.toFixed(1)}
              <small> / {max}</small>
            </b>
          </p>
          {criteria.length === 0 ? null : (
            <dl className={`t-small num ${styles.criteria}`}>
              {criteria.map(({ name, weight, mean }) => (
                <div key={name}>
                  <dt>
                    {name} <span className="muted">{weight}%</span>
                  </dt>
                  <dd>{mean.toFixed(1)}</dd>
                </div>
              ))}
            </dl>
          )}
          {comments.length === 0 ? null : (
            <>
              <p className="t-cap">심사평</p>
              <ul className={styles.comments} aria-label={`${round}차 심사평`}>
                {comments.map((comment, index) => (
                  <li key={index} className="t-small pre">
                    {comment}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
