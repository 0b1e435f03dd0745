'use client';

import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import { FieldError } from './field-error';
import styles from './field.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Hides the label from sight; it is still read out. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  /** The fault in one sentence, tied to the field. */
  error?: string | undefined;
}

/** A select field; it takes the props of `register`. */
export function Select({
  label,
  options,
  isLabelHidden = false,
  hint,
  error,
  required,
  id,
  className,
  ...rest
}: SelectProps) {
  const own = useId();
  const fieldId = id ?? own;
  const messageId = `${fieldId}-message`;
  return (
    <div className={styles.field}>
      <label
        htmlFor={fieldId}
        className={isLabelHidden ? 'vh' : clsx(styles.label, required && styles.required)}
      >
        {label}
      </label>
      <select
        id={fieldId}
        className={clsx(styles.input, styles.select, className)}
        aria-required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined && hint === undefined ? undefined : messageId}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error === undefined && hint !== undefined ? (
        <p id={messageId} className={`pre ${styles.message}`}>
          {hint}
        </p>
      ) : (
        <FieldError id={messageId}>{error}</FieldError>
      )}
    </div>
  );
}
