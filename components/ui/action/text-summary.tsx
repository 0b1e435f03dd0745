import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** The summary of a `details` as underlined words, like a text link. */
export function TextSummary({ className, ...rest }: ComponentProps<'summary'>) {
  return <summary className={clsx(styles.link, className)} {...rest} />;
}
