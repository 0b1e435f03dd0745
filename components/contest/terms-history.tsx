import { TextSummary } from '@/components/ui/action/text-summary';
import type { TermsRevision } from '@/lib/contracts/contest-terms';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as termsMessages from '@/lib/messages/contest-terms';
import { TermChanges } from './term-changes';
import styles from './terms-card.module.css';

interface TermsHistoryProps {
  /** Of the section, for a link to it. */
  id: string;
  /** The newest first. */
  revisions: readonly TermsRevision[];
}

/** What each edition of published terms changed, the newest unfolded (C-104). It is a printed part: no hooks. */
export function TermsHistory({ id, revisions }: TermsHistoryProps) {
  const own = `${id}-title`;
  return (
    <section id={id} aria-labelledby={own} className={styles.card}>
      <div className={styles.head}>
        <h2 id={own} className="t-h4">
          {termsMessages.history}
        </h2>
      </div>
      {revisions.map(({ edition, at, changes }, index) => (
        <details key={edition} open={index === 0} className={`${styles.more} ${styles.revision}`}>
          <TextSummary className="num">
            {termsMessages.edition(edition)} · {formatDay(dayInSeoul(new Date(at)))}
          </TextSummary>
          <TermChanges changes={changes} />
        </details>
      ))}
    </section>
  );
}
