import { TextSummary } from '@/components/ui/action/text-summary';
import { termLines, type TermKey } from '@/lib/contest/terms/term-lines';
import type { TermsEdition } from '@/lib/contracts/contest-terms';
import { formatDay } from '@/lib/format/day';
import { dayInSeoul } from '@/lib/date/seoul';
import * as termsMessages from '@/lib/messages/contest-terms';
import styles from './terms-card.module.css';

interface TermsCardProps {
  /** Of the section, for a link to it. */
  id: string;
  edition: TermsEdition;
  title?: string;
  /** Level of the heading. */
  level?: 2 | 3;
  /** The lines that are shown at once; the others below a fold. All without it. */
  short?: readonly TermKey[];
}

/** The terms of a contest (board 21): the answer of each first, its detail after it. It is a printed part: no hooks. */
export function TermsCard({ id, edition, title = '공모 조건', level = 2, short }: TermsCardProps) {
  const own = `${id}-title`;
  const Heading = `h${level}` as const;
  const lines = termLines(edition.terms);
  const shown = short === undefined ? lines : lines.filter(({ key }) => short.includes(key));
  return (
    <section id={id} aria-labelledby={own} className={styles.card}>
      <div className={styles.head}>
        <Heading id={own} className="t-h4">
          {title}
        </Heading>
        <p className="t-cap num">
          {termsMessages.edition(edition.edition)} · {formatDay(dayInSeoul(new Date(edition.at)))}
        </p>
      </div>
      <Lines lines={shown} />
      {shown.length === lines.length ? null : (
        <details className={styles.more}>
          <TextSummary>조건 모두 보기</TextSummary>
          <Lines lines={lines.filter((line) => !shown.includes(line))} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: ReturnType<typeof termLines> }) {
  return (
    <dl>
      {lines.map(({ key, label, answer, detail }) => (
        <div key={key} className={styles.line}>
          <dt className="t-cap">{label}</dt>
          <dd>
            {answer === '' ? null : <p className={styles.answer}>{answer}</p>}
            {detail === '' ? null : <p className="t-small pre">{detail}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
