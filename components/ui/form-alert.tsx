import styles from './field.module.css';

/** What went wrong with a form as a whole; stands above the button that sends it and is read out. */
export function FormAlert({ children }: { children: string | null }) {
  return (
    <div role="alert" className={styles.formAlertPlace}>
      {children === null ? null : <p className={`t-small ${styles.formAlert}`}>{children}</p>}
    </div>
  );
}
