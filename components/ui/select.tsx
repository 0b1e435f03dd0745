'use client';

import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Hides the label from sight; it is still read out. */
  isLabelHidden?: boolean;
}

/** A select field; it takes the props of `register`. */
export function Select({ label, options, isLabelHidden = false, id, className, ...rest }: SelectProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={isLabelHidden ? 'vh' : styles.label}>
        {label}
      </label>
      <select id={fieldId} className={clsx(styles.input, styles.select, className)} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
