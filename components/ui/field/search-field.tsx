import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '@/components/ui/action/button';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'maxLength'> {
  label: string;
  /** Buttons at the end of the field, such as one that clears it. */
  children?: ReactNode;
}

/** A search field with its button, for a form with `role="search"`. `cleanSearchText` cuts what is too long: `maxLength` would cut within a word, and count the letters that macOS takes apart. */
export function SearchField({ label, className, children, ...rest }: SearchFieldProps) {
  return (
    <div className={clsx(styles.search, className)}>
      <input type="search" aria-label={label} enterKeyHint="search" {...rest} />
      {children}
      <IconButton type="submit" icon="search" label="찾기" />
    </div>
  );
}
