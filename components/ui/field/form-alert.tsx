import { useEffect, useRef } from 'react';
import styles from './field.module.css';

/** The fault of a form as a whole. It is above the submit button, is read out, and is scrolled into view. */
export function FormAlert({ children }: { children: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div ref={place} role="alert" className={styles.formAlertPlace}>
      {children === null ? null : <p className={`t-small pre ${styles.formAlert}`}>{children}</p>}
    </div>
  );
}
