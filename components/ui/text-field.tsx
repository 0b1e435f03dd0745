'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldWords {
  label: string;
  hint?: string;
  /** What is wrong, in one sentence; tied to the field. */
  error?: string;
}

interface TextFieldProps extends FieldWords, ComponentProps<'input'> {
  /** A button that belongs to the field: 중복 확인. */
  action?: ReactNode;
}

/** A line of text with its label above and what is to be said about it below. */
export function TextField({ label, hint, error, action, id, required, ...rest }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const message = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={`${styles.label} ${required ? styles.required : ''}`}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={fieldId}
          className={styles.input}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : `${fieldId}-message`}
          {...rest}
        />
        {action}
      </div>
      {message === undefined ? null : (
        <p
          id={`${fieldId}-message`}
          className={`${styles.message} ${error === undefined ? '' : styles.error}`}
          role={error === undefined ? undefined : 'alert'}
        >
          {message}
        </p>
      )}
    </div>
  );
}
