import type { ReceivedMessage } from '@/lib/contracts/received-message';
import { formatMoment } from '@/lib/format/moment';
import styles from './received-messages.module.css';

/** What the organization wrote to the artist about a sent application, the newest first (C-102). */
export function ReceivedMessages({ messages }: { messages: readonly ReceivedMessage[] }) {
  return (
    <section aria-labelledby="received-messages" className={styles.section}>
      <h3 id="received-messages" className={styles.title}>
        단체의 메시지
      </h3>
      <ul aria-labelledby="received-messages">
        {messages.map(({ sentAt, subject, text }) => (
          <li key={`${sentAt} ${subject}`} className={styles.message}>
            <p className="t-cap num">{formatMoment(new Date(sentAt))}</p>
            <p className={styles.subject}>{subject}</p>
            <p className="t-small pre">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
