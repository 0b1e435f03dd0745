import { SoftLink } from '@/components/ui/action/soft-link';
import { NewMark, StatusMark } from '@/components/ui/state/status-mark';
import type { InquiryRow } from '@/lib/contracts/support';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import * as myPaths from '@/lib/paths/my';
import styles from './support-list.module.css';

/** An inquiry in its sender's list: type, title, date and whether it is answered. */
export function InquiryLine({ inquiry }: { inquiry: InquiryRow }) {
  const { uuid, type, title, createdAt, isAnswered, isRead } = inquiry;
  const isNew = isAnswered && !isRead;
  return (
    <li className={styles.line}>
      <span className={`t-cap ${styles.kind}`}>{INQUIRY_TYPE_LABELS[type]}</span>
      <span className={styles.title}>
        <SoftLink className={styles.link} href={myPaths.inquiry(uuid)}>
          {title}
          {isNew ? <span className="vh"> (읽지 않은 답변)</span> : null}
        </SoftLink>
        {isNew ? <NewMark /> : null}
      </span>
      <span className="t-cap">
        <InquiryStatus isAnswered={isAnswered} />
      </span>
      <time className={`t-cap num ${styles.side} ${styles.end}`} dateTime={createdAt}>
        {formatDay(dayInSeoul(new Date(createdAt)))}
      </time>
    </li>
  );
}

/** Whether an inquiry was answered, as a shape and a word. */
export function InquiryStatus({ isAnswered }: { isAnswered: boolean }) {
  return (
    <StatusMark status={isAnswered ? 'ongoing' : 'upcoming'} label={isAnswered ? '답변 완료' : '답변 대기'} />
  );
}
