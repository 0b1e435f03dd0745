import clsx from 'clsx';
import type { ContestStanding } from '@/lib/contracts/contest';
import { CONTEST_STANDING_LABELS } from '@/lib/options/contest';
import styles from './contest-standing.module.css';

/** Where a contest stands, as a shape and a word. */
export function ContestStandingMark({ standing }: { standing: ContestStanding }) {
  return <span className={clsx(styles.standing, lookOf(standing))}>{CONTEST_STANDING_LABELS[standing]}</span>;
}

function lookOf(standing: ContestStanding): string | undefined {
  switch (standing) {
    case 'OPEN':
      return styles.open;
    case 'DRAFT':
    case 'CLOSED':
    case 'ARCHIVED':
      return styles.over;
    case 'SCHEDULED':
      return undefined;
  }
}
