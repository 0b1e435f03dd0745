import { useId, type ReactNode } from 'react';
import styles from './form-section.module.css';

/** A part of the form under its name. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={`t-h4 ${styles.title}`}>
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
