'use client';

import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { FieldError } from './field-error';
import styles from './field.module.css';

interface CheckboxGroupProps {
  legend: string;
  /** Value → word, in the order of the screen. */
  options: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  required?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** What a choice reveals. */
  children?: ReactNode;
}

/** Checkboxes for any number of choices. The chosen values keep the order of the list. */
export function CheckboxGroup({
  legend,
  options,
  chosen,
  onChange,
  required,
  hint,
  error,
  children,
}: CheckboxGroupProps) {
  const id = useId();
  const values = Object.keys(options);
  const hasMessage = error !== undefined || hint !== undefined;
  const toggle = (value: string, isChecked: boolean) =>
    onChange(values.filter((other) => (other === value ? isChecked : chosen.includes(other))));
  return (
    <fieldset className={styles.field} aria-describedby={hasMessage ? `${id}-message` : undefined}>
      <legend className={clsx(styles.label, styles.legend, required && styles.required)}>
        {legend}
        {required ? <span className="vh"> 필수</span> : null}
      </legend>
      <div className={styles.choices}>
        {values.map((value, index) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            // One marked checkbox is enough to lead the focus to the group.
            aria-invalid={error !== undefined && index === 0 ? true : undefined}
            onChange={(event) => toggle(value, event.target.checked)}
          >
            {options[value]}
          </Checkbox>
        ))}
      </div>
      {children}
      {error === undefined && hint !== undefined ? (
        <p id={`${id}-message`} className={`pre ${styles.message}`}>
          {hint}
        </p>
      ) : (
        <FieldError id={`${id}-message`}>{error}</FieldError>
      )}
    </fieldset>
  );
}
