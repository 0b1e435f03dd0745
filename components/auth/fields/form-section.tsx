import { useId, type ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** Of the heading, by what stands above the form. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of the form under its name. */
export function FormSection({ title, level = 3, children }: FormSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={`t-h4 ${styles.title}`}>
        {title}
      </Heading>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
