'use client';

import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error';
import styles from './field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  /** The result of a check, shown in place of the hint. */
  success?: string | undefined;
  /** The fault in one sentence, tied to the field. */
  error?: string | undefined;
  /** A button that belongs to the field: 중복 확인. */
  action?: ReactNode;
  /** A small button inside the frame, at its right end. */
  inside?: ReactNode;
}

/** A text field with its label above, and its hint or fault below. It takes the props of `register`. */
export function TextField({
  label,
  hint,
  success,
  error,
  action,
  inside,
  id,
  required,
  className,
  ...rest
}: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const messageId = `${fieldId}-message`;
  const note = success ?? hint;
  const hasMessage = error !== undefined || note !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={clsx(styles.label, required && styles.required)}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.frame}>
          <input
            id={fieldId}
            className={clsx(styles.input, inside !== undefined && styles.hasInside, className)}
            aria-required={required}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={hasMessage ? messageId : undefined}
            {...rest}
          />
          {inside}
        </div>
        {action}
      </div>
      {error === undefined && note !== undefined ? (
        <p
          id={messageId}
          className={clsx('pre', styles.message, success !== undefined && styles.success)}
          role={success === undefined ? undefined : 'status'}
        >
          {note}
        </p>
      ) : (
        <FieldError id={messageId}>{error}</FieldError>
      )}
    </div>
  );
}
