'use client';

import { formatApplicationPeriod, formatDeadline, formatTimeLeft } from '@/lib/format/deadline';
import { useNow } from './use-now';

interface DeadlineProps {
  /** ISO 8601. */
  closesAt: string;
  /** Given if the opening is also shown. */
  opensAt?: string | null;
}

/**
 * Shows a deadline in the format of every screen, and in the last week the time left. The browser computes the time left,
 * because cached pages can't.
 */
export function Deadline({ closesAt, opensAt }: DeadlineProps) {
  const now = useNow();
  const left = now === null ? null : formatTimeLeft(closesAt, now);
  return (
    <time dateTime={closesAt} className="num">
      {opensAt === undefined ? formatDeadline(closesAt) : formatApplicationPeriod(opensAt, closesAt)}
      {left === null ? null : ` · ${left}`}
    </time>
  );
}
