import styles from './field.module.css';

/** The fault of a form as a whole. It stands above the submit button and is read out. */
export function FormAlert({ children }: { children: string | null }) {
  return (
    <div role="alert" className={styles.formAlertPlace}>
      {children === null ? null : <p className={`t-small pre ${styles.formAlert}`}>{children}</p>}
    </div>
  );
}
