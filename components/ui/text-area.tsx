'use client';

import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import { formatCount } from '@/lib/format/count';
import { FieldError } from './field-error';
import styles from './field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength'> {
  label: string;
  /** How many characters it may have; the counter below says how many there are. What is too long stays. */
  maxCharacters: number;
  /** How many characters there are now. */
  count: number;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field of several lines with a counter; it takes the props of `register`. */
export function TextArea({
  label,
  maxCharacters,
  count,
  hint,
  error,
  required,
  className,
  ...rest
}: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={clsx(styles.label, required && styles.required)}>
        {label}
      </label>
      <textarea
        id={id}
        className={clsx(styles.input, className)}
        aria-required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={
          error === undefined && hint === undefined ? `${id}-count` : `${id}-message ${id}-count`
        }
        {...rest}
      />
      <div className={styles.below}>
        {error === undefined && hint !== undefined ? (
          <p id={`${id}-message`} className={styles.message}>
            {hint}
          </p>
        ) : (
          <FieldError id={`${id}-message`}>{error}</FieldError>
        )}
        <p id={`${id}-count`} className={clsx('num', styles.message, count > maxCharacters && styles.over)}>
          <span className="vh">쓴 글자 수 </span>
          {formatCount(count)} / {formatCount(maxCharacters)}
        </p>
      </div>
    </div>
  );
}
