'use client';

import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import { formatCount } from '@/lib/format/count';
import { cleanLines } from '@/lib/text/clean';
import { countLetters } from '@/lib/text/letters';
import { FieldError } from './field-error';
import styles from './field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength'> {
  label: string;
  /** The most letters that it may have; a counter shows the present number. A longer text isn't cut. */
  maxLetters: number;
  /** The present text, if it isn't in `value`. */
  text?: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field of several lines with a counter; it takes the props of `register`. */
export function TextArea({
  label,
  maxLetters,
  text,
  hint,
  error,
  required,
  className,
  ...rest
}: TextAreaProps) {
  const id = useId();
  const { value } = rest;
  // Counted as the contract does.
  const count = countLetters(cleanLines(text ?? (typeof value === 'string' ? value : '')));
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
          <p id={`${id}-message`} className={`pre ${styles.message}`}>
            {hint}
          </p>
        ) : (
          <FieldError id={`${id}-message`}>{error}</FieldError>
        )}
        <p id={`${id}-count`} className={clsx('num', styles.message, count > maxLetters && styles.over)}>
          <span className="vh">쓴 글자 수 </span>
          {formatCount(count)} / {formatCount(maxLetters)}
        </p>
      </div>
    </div>
  );
}
