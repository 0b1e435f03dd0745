import type { ComponentProps } from 'react';
import styles from './note.module.css';

/** A note above a page of the member's area: where an application stands, what comes next, what has changed. */
export function Note(props: ComponentProps<'section'>) {
  return <section className={styles.note} {...props} />;
}
