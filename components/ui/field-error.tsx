import styles from './field.module.css';

interface FieldErrorProps {
  /** What the field names in `aria-describedby`. */
  id?: string;
  children: string | undefined;
}

/** What is wrong with a field or a group of them, in one sentence below it. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className={`${styles.message} ${styles.error}`} role="alert">
      {children}
    </p>
  );
}
