import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Today, Waiting as WaitingCounts } from '@/lib/contracts/admin/today';
import { formatCappedCount } from '@/lib/format/capped-count';
import { formatMoment } from '@/lib/format/moment';
import * as adminLimits from '@/lib/limits/admin';
import { topicLabel } from '@/lib/options/admin';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import * as adminPaths from '@/lib/paths/admin';
import { Deadline } from '@/components/ui/state/deadline';
import { Waiting } from '@/components/admin/parts/waiting';
import styles from './today.module.css';

interface WaitingItemsProps {
  today: Today;
  waiting: WaitingCounts;
}

/** Lists waiting work by kind. Each item links to its screen, and each heading to its list. */
export function WaitingItems({ today, waiting }: WaitingItemsProps) {
  return (
    <div className={styles.items}>
      <Group
        title="작가 신청"
        total={waiting.applications}
        to={adminPaths.narrowed('applications', { filter: 'WAITING' })}
        nothing="기다리는 신청이 없습니다."
      >
        {today.applications.map(({ uuid, accountId, name, createdAt }) => (
          <Item
            key={uuid}
            to={adminPaths.record('applications', uuid)}
            name={`${accountId} (${name})`}
            time={<Waiting since={createdAt} promisedHours={adminLimits.applicationHours} />}
          />
        ))}
      </Group>
      <Group
        title="답하지 않은 문의"
        total={waiting.inquiries}
        to={adminPaths.narrowed('inquiries', { filter: 'WAITING' })}
        nothing="기다리는 문의가 없습니다."
      >
        {today.inquiries.map(({ uuid, title, type, createdAt }) => (
          <Item
            key={uuid}
            to={adminPaths.record('inquiries', uuid)}
            name={title}
            hint={INQUIRY_TYPE_LABELS[type]}
            time={<Waiting since={createdAt} promisedHours={24 * adminLimits.inquiryDays} />}
          />
        ))}
      </Group>
      <Group
        title={`${adminLimits.closingDays}일 안에 마감하는 공모`}
        total={waiting.contests}
        to={adminPaths.screen('contests')}
        nothing="곧 마감하는 공모가 없습니다."
      >
        {today.contests.map(({ uuid, title, organizer, closesAt }) => (
          <Item
            key={uuid}
            to={adminPaths.record('contests', uuid)}
            name={title}
            hint={organizer}
            time={<Deadline closesAt={closesAt} />}
          />
        ))}
      </Group>
      <Group
        title="보내지 못한 메일"
        total={waiting.mails}
        to={adminPaths.narrowed('mails', { filter: 'FAILED' })}
        nothing="보내지 못한 메일이 없습니다."
        isFault
      >
        {today.mails.map(({ uuid, topic, recipient, failedAt }) => (
          <Item
            key={uuid}
            to={adminPaths.record('mails', uuid)}
            name={`${topicLabel(topic)} · ${recipient}`}
            time={failedAt === null ? null : formatMoment(new Date(failedAt))}
          />
        ))}
      </Group>
    </div>
  );
}

interface GroupProps {
  title: string;
  total: number;
  /** The list. */
  to: string;
  nothing: string;
  /** Whether it is a fault that there are any. */
  isFault?: boolean;
  children: ReactNode;
}

function Group({ title, total, to, nothing, isFault = false, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <h2>
        <Link to={to}>{title}</Link>{' '}
        <span className={isFault && total > 0 ? styles.fault : styles.total}>
          {formatCappedCount(total)}건
        </span>
      </h2>
      {total === 0 ? <p className="t-small muted">{nothing}</p> : <ul>{children}</ul>}
    </section>
  );
}

interface ItemProps {
  /** Its screen. */
  to: string;
  name: string;
  hint?: string;
  time: ReactNode;
}

function Item({ to, name, hint, time }: ItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <Link to={to}>{name}</Link>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.time}>{time}</span>
    </li>
  );
}
