import clsx from 'clsx';
import type { PeriodStatus } from '@/lib/date/period';
import styles from './status-mark.module.css';

const WORDS: Record<PeriodStatus, string> = { ongoing: '진행 중', upcoming: '예정', past: '종료' };

interface StatusMarkProps {
  status: PeriodStatus;
  /** Other words than those of exhibitions. */
  label?: string;
}

/** The status of a period, as a shape and a word, never by colour alone. */
export function StatusMark({ status, label = WORDS[status] }: StatusMarkProps) {
  return <span className={clsx(styles.status, status !== 'upcoming' && styles[status])}>{label}</span>;
}

export function NewMark() {
  return <span className={styles.new}>NEW</span>;
}
