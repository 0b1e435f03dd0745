import clsx from 'clsx';
import { SoftLink } from '@/components/ui/action/soft-link';
import { NewMark } from '@/components/ui/state/status-mark';
import type { NoticeRow } from '@/lib/contracts/support';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as myPaths from '@/lib/paths/my';
import styles from './support-list.module.css';

interface NoticeLineProps {
  notice: NoticeRow;
  /** The visitor hasn't read it. */
  isNew: boolean;
}

/** A notice in the list: its category, title, author and date. */
export function NoticeLine({
  notice: { uuid, title, createdBy, createdAt, isPinned },
  isNew,
}: NoticeLineProps) {
  return (
    <li className={styles.line}>
      <span className={clsx('t-cap', isPinned ? styles.important : styles.kind)}>
        {isPinned ? '중요' : '일반'}
      </span>
      <span className={styles.title}>
        <SoftLink className={styles.link} href={myPaths.notice(uuid)}>
          {title}
          {isNew ? <span className="vh"> (읽지 않음)</span> : null}
        </SoftLink>
        {isNew ? <NewMark /> : null}
      </span>
      <span className={`t-cap ${styles.side}`}>{createdBy}</span>
      <time className={`t-cap num ${styles.side} ${styles.end}`} dateTime={createdAt}>
        {formatDay(dayInSeoul(new Date(createdAt)))}
      </time>
    </li>
  );
}
