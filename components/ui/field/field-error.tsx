import styles from './field.module.css';

interface FieldErrorProps {
  /** The id that the field has in `aria-describedby`. */
  id?: string;
  children: string | undefined;
}

/** The fault of a field or a group of fields, in one sentence below it. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className={`pre ${styles.message} ${styles.error}`} role="alert">
      {children}
    </p>
  );
}
