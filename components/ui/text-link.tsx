import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { SoftLink } from './soft-link';
import styles from './text-link.module.css';

/** The quiet way on: words on a line of 1 px. */
export function TextLink({ className, ...rest }: ComponentProps<typeof SoftLink>) {
  return <SoftLink isReady className={clsx(styles.link, className)} {...rest} />;
}

/** Looks the same, does something on this page. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={clsx(styles.link, className)} {...rest} />;
}
