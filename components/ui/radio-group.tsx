'use client';

import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface RadioGroupProps<Value extends string> {
  legend: string;
  /** Value → word, in the order of the screen. */
  options: Readonly<Record<Value, string>>;
  /** What `register` gives. */
  field: Omit<ComponentProps<'input'>, 'type' | 'value'>;
}

/** One of a few words. */
export function RadioGroup<Value extends string>({ legend, options, field }: RadioGroupProps<Value>) {
  return (
    <fieldset className={styles.field}>
      <legend className={`${styles.label} ${styles.legend}`}>{legend}</legend>
      <div className={styles.choices}>
        {Object.entries<string>(options).map(([value, word]) => (
          <label key={value} className={styles.check}>
            <input type="radio" value={value} {...field} />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
