import type { ApplicationRow } from '@/lib/contracts/contest';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as termsMessages from '@/lib/messages/contest-terms';
import { TermChanges } from './term-changes';
import styles from './terms-change.module.css';

/** How the terms of a contest changed since an application was sent, line by line: the old one struck through. */
export function TermsChange({ change }: { change: NonNullable<ApplicationRow['termsChange']> }) {
  const { edition, at, sentEdition, changes } = change;
  return (
    <div role="note" className={styles.change}>
      <p className={`num ${styles.title}`}>
        {termsMessages.changedSince(formatDay(dayInSeoul(new Date(at))), edition)}
      </p>
      <TermChanges changes={changes} />
      <p className="t-cap">{termsMessages.sentUnder(sentEdition)}</p>
    </div>
  );
}
