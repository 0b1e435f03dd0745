import { useId } from 'react';
import styles from './field.module.css';

/** What a form shows and nobody changes in it; long names and addresses go on in a second line. */
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
