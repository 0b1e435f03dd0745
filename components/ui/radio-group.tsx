'use client';

import { useId } from 'react';
import { keysOf } from '@/lib/keys-of';
import checkbox from './checkbox.module.css';
import styles from './field.module.css';

interface RadioGroupProps<Value extends string> {
  legend: string;
  /** Value → word, in the order of the screen. */
  options: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Radio buttons for one of a few choices. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={`${styles.label} ${styles.legend}`}>{legend}</legend>
      <div className={styles.choices}>
        {keysOf(options).map((value) => (
          <label key={value} className={checkbox.check}>
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
    </fieldset>
  );
}
