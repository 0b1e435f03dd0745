import type { TermChange } from '@/lib/contracts/contest-terms';
import * as termsMessages from '@/lib/messages/contest-terms';
import styles from './terms-change.module.css';

/** The lines of terms that changed: the old one struck through, the new one after it. It is a printed part: no hooks. */
export function TermChanges({ changes }: { changes: readonly TermChange[] }) {
  return (
    <dl className={styles.lines}>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="t-cap">{label}</dt>
          <dd className="t-small pre">
            {before === '' ? null : (
              <>
                <s>
                  <span className="vh">전: </span>
                  {before}
                </s>{' '}
              </>
            )}
            <span aria-hidden="true">→ </span>
            <b>
              <span className="vh">후: </span>
              {after === '' ? termsMessages.unsaid : after}
            </b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
