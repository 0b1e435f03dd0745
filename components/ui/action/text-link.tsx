import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { SoftLink } from './soft-link';
import styles from './text-link.module.css';

/** A link as underlined words. */
export function TextLink({ className, ...rest }: ComponentProps<typeof SoftLink>) {
  return <SoftLink isReady className={clsx(styles.link, className)} {...rest} />;
}

/** A button that looks like a text link. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={clsx(styles.link, className)} {...rest} />;
}
