import clsx from 'clsx';
import { useState } from 'react';
import styles from './waiting.module.css';

const HOUR_MS = 60 * 60_000;

interface WaitingProps {
  since: string;
  /** Hours that were promised. */
  promisedHours: number;
}

/** How much of a promised time is left, or how long it is over. */
export function Waiting({ since, promisedHours }: WaitingProps) {
  const [now] = useState(Date.now);
  const left = (Date.parse(since) - now) / HOUR_MS + promisedHours;
  return <span className={clsx('num', left < 0 && styles.over)}>{waitingText(left)}</span>;
}

/** `3시간 남음`, `2일 남음`, `5시간 지남`. @param left hours, negative where the time is over */
function waitingText(left: number): string {
  const hours = Math.floor(Math.abs(left));
  const amount = hours >= 48 ? `${Math.floor(hours / 24)}일` : `${hours}시간`;
  if (left < 0) return hours === 0 ? '방금 지남' : `${amount} 지남`;
  return hours === 0 ? '1시간 안 남음' : `${amount} 남음`;
}
