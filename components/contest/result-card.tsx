import type { ReactNode } from 'react';
import type { ContestResult } from '@/lib/contracts/contest-result';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as resultMessages from '@/lib/messages/contest-result';
import styles from './terms-card.module.css';

interface ResultCardProps {
  /** Of the section, for a link to it. */
  id: string;
  result: ContestResult;
  /** Level of the heading. */
  level?: 2 | 3;
}

/** The result of a contest, set as the terms are. What isn't known has no line. It is a printed part: no hooks. */
export function ResultCard({ id, result, level = 2 }: ResultCardProps) {
  const { text, publishedAt, selected, method, jurors } = result;
  const own = `${id}-title`;
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={own} className={styles.card}>
      <div className={styles.head}>
        <Heading id={own} className="t-h4">
          심사 결과
        </Heading>
        {publishedAt === null ? null : (
          <p className="t-cap num">{formatDay(dayInSeoul(new Date(publishedAt)))}</p>
        )}
      </div>
      <dl>
        {selected === null ? null : (
          <Line label="선정 작가">
            {selected.length === 0 ? (
              <p className="t-small">{resultMessages.noneShown}</p>
            ) : (
              <p className={styles.answer}>{selected.join(', ')}</p>
            )}
          </Line>
        )}
        {text === '' ? null : (
          <Line label="심의총평">
            <p className="t-small pre">{text}</p>
          </Line>
        )}
        {method === '' ? null : (
          <Line label="심사 방식">
            <p className="t-small">{method}</p>
          </Line>
        )}
        {jurors.length === 0 ? null : (
          <Line label="심사위원">
            <p className="t-small">{jurors.join(', ')}</p>
          </Line>
        )}
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className="t-cap">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
