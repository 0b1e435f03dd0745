'use client';

import clsx from 'clsx';
import { useId } from 'react';
import { keysOf } from '@/lib/keys-of';
import styles from './choice-chips.module.css';
import { FieldError } from './field-error';
import fieldStyles from './field.module.css';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  /** Value → word, in the order of the screen. */
  options: Readonly<Record<Value, string>>;
  chosen: Value | null;
  onChoose: (value: Value) => void;
  required?: boolean;
  error?: string | undefined;
  isLegendHidden?: boolean;
  /** One line, which is scrolled sideways where it is too long: a choice that comes later moves nothing below. */
  isOneLine?: boolean;
}

/** One of a few choices, all of them in sight: radio buttons that look like filters. */
export function ChoiceChips<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  required,
  error,
  isLegendHidden = false,
  isOneLine = false,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-required={required}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${name}-message`}
    >
      <legend
        className={
          isLegendHidden ? 'vh' : clsx(fieldStyles.label, styles.legend, required && fieldStyles.required)
        }
      >
        {legend}
      </legend>
      <div className={clsx(styles.chips, isOneLine && styles.oneLine)}>
        {keysOf(options).map((value) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {options[value]}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-message`}>{error}</FieldError>
    </fieldset>
  );
}
