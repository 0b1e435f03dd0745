import type { ContestLog as Log } from '@/lib/contracts/contest-event';
import { formatMoment } from '@/lib/format/moment';
import * as logMessages from '@/lib/messages/contest-log';
import styles from './contest-log.module.css';
import page from './jury-page.module.css';

/** What owners did with the rule, the panel, the rounds and the announcement, the newest first (C-100). */
export function ContestLog({ log: { events, earlier } }: { log: Log }) {
  return (
    <section className={`${page.section} ${styles.section}`} aria-labelledby="contest-log">
      <h2 id="contest-log" className={page.title}>
        심사 기록
      </h2>
      <p className="t-cap pre">{events.length === 0 ? logMessages.noEvents : logMessages.logLead}</p>
      {events.length === 0 ? null : (
        <ol className={styles.log} aria-labelledby="contest-log">
          {events.map(({ uuid, at, by, reason, ...event }) => (
            <li key={uuid}>
              <p className="t-cap num">
                {[formatMoment(new Date(at)), ...(by === null ? [] : [by])].join(' · ')}
              </p>
              <div>
                <p>{logMessages.eventText({ ...event, reason })}</p>
                {reason === null ? null : <p className="t-small muted">까닭: {reason}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {earlier > 0 ? <p className="t-cap num">{logMessages.earlierEvents(earlier)}</p> : null}
    </section>
  );
}
