import { useId } from 'react';
import styles from './field.module.css';

/** A value that a form shows and can't change. Long values wrap. */
export function ReadOnlyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <output id={id} className={styles.fixed}>
        {value}
      </output>
    </div>
  );
}
