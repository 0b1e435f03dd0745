import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import styles from './button.module.css';
import { SoftLink } from './soft-link';

interface Look {
  /** `primary` once in each view; `danger` for what cannot be undone. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  wide?: boolean;
  /** For three in a row on a phone. */
  narrow?: boolean;
}

/** The classes of a button, for an element that isn't one: a plain link to a new document. */
export function buttonClasses({ look = 'secondary', small, wide, narrow }: Look, className?: string): string {
  return clsx(
    styles.button,
    look !== 'secondary' && styles[look],
    small && styles.small,
    wide && styles.wide,
    narrow && styles.narrow,
    className,
  );
}

export function Button({
  look,
  small,
  wide,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={buttonClasses({ look, small, wide }, className)} {...rest} />;
}

export function ButtonLink({
  look,
  small,
  wide,
  className,
  ...rest
}: Look & ComponentProps<typeof SoftLink>) {
  return <SoftLink className={buttonClasses({ look, small, wide }, className)} {...rest} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
  size?: number;
  children?: ReactNode;
}

/** A button that shows an icon alone. Its target is 44 px, and `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  size,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={clsx(styles.icon, className)} {...rest}>
      <Icon name={icon} size={size} />
      {children}
    </button>
  );
}

interface IconLinkProps extends Omit<ComponentProps<typeof SoftLink>, 'children'> {
  icon: IconName;
  label: string;
  size?: number;
  children?: ReactNode;
}

export function IconLink({ icon, label, size, className, children, ...rest }: IconLinkProps) {
  return (
    <SoftLink aria-label={label} className={clsx(styles.icon, className)} {...rest}>
      <Icon name={icon} size={size} />
      {children}
    </SoftLink>
  );
}
