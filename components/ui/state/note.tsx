import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './note.module.css';

/** A note above a page of the member's area, for example about an application. */
export function Note({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={clsx(styles.note, className)} {...rest} />;
}
