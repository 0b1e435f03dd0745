'use client';

import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { keysOf } from '@/lib/keys-of';
import checkbox from './checkbox.module.css';
import { FieldError } from './field-error';
import styles from './field.module.css';

interface RadioGroupProps<Value extends string> {
  legend: string;
  /** Value → word, in the order of the screen. */
  options: Readonly<Record<Value, string>>;
  /** Empty before anything was chosen. */
  chosen: Value | '';
  onChoose: (value: Value) => void;
  required?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** What a choice reveals. */
  children?: ReactNode;
}

/** Radio buttons for one of a few choices. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  required,
  hint,
  error,
  children,
}: RadioGroupProps<Value>) {
  const name = useId();
  const messageId = `${name}-message`;
  const hasMessage = error !== undefined || hint !== undefined;
  return (
    <fieldset className={styles.field} aria-describedby={hasMessage ? messageId : undefined}>
      <legend className={clsx(styles.label, styles.legend, required && styles.required)}>
        {legend}
        {required ? <span className="vh"> 필수</span> : null}
      </legend>
      <div className={styles.choices}>
        {keysOf(options).map((value, index) => (
          <label key={value} className={checkbox.check}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              // One marked button is enough to lead the focus to the group. A radio has no `aria-invalid`.
              data-invalid={error !== undefined && index === 0 ? '' : undefined}
              onChange={() => onChoose(value)}
            />
            {options[value]}
          </label>
        ))}
      </div>
      {children}
      {error === undefined && hint !== undefined ? (
        <p id={messageId} className={`pre ${styles.message}`}>
          {hint}
        </p>
      ) : (
        <FieldError id={messageId}>{error}</FieldError>
      )}
    </fieldset>
  );
}
