import type { MailState as State } from '@/lib/contracts/admin/mail';
import { MAIL_STATE_LABELS } from '@/lib/options/admin';
import styles from './mail.module.css';

/** Delivery status of a mail. A mail that was given up is also marked. */
export function MailState({ state }: { state: State }) {
  const label = MAIL_STATE_LABELS[state];
  return state === 'FAILED' ? <b className={styles.failed}>! {label}</b> : label;
}
