'use client';

import { useId, type ClipboardEventHandler } from 'react';
import { useFormContext } from 'react-hook-form';
import fieldStyles from '@/components/ui/field/field.module.css';
import { todayInSeoul } from '@/lib/date/seoul';
import * as studioLimits from '@/lib/limits/studio';
import type { RowField as Field, RowList } from '@/lib/profile/rows';
import type { RowValues } from './row-kinds';
import styles from './rows.module.css';

interface RowFieldProps {
  path: `${RowList}.${number}.${string}`;
  field: Field;
  isInvalid: boolean;
  messageId: string | undefined;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** A field of a row, with its label above. The fault is shown once, below the row. */
export function RowField({ path, field, isInvalid, messageId, onPaste }: RowFieldProps) {
  const id = useId();
  const { register, getValues } = useFormContext<RowValues>();
  const shared = {
    id,
    'aria-invalid': isInvalid ? (true as const) : undefined,
    'aria-describedby': isInvalid ? messageId : undefined,
  };
  return (
    <div data-kind={field.kind}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
      </label>
      {field.kind === 'year' || field.kind === 'choice' ? (
        <select
          {...shared}
          className={`${fieldStyles.input} ${fieldStyles.select}`}
          {...register(path, {
            setValueAs: (value: unknown) => chosen(value, field.kind === 'year'),
          })}
        >
          <option value="">선택</option>
          {field.kind === 'year'
            ? yearsWith(getValues(path)).map((year) => <option key={year}>{year}</option>)
            : Object.entries(field.words).map(([choice, word]) => (
                <option key={choice} value={choice}>
                  {word}
                </option>
              ))}
        </select>
      ) : (
        <input
          {...shared}
          className={fieldStyles.input}
          type={field.kind === 'link' ? 'url' : 'text'}
          inputMode={field.kind === 'link' ? 'url' : undefined}
          autoComplete="off"
          placeholder={field.placeholder}
          onPaste={onPaste}
          {...register(path)}
        />
      )}
    </div>
  );
}

/** From the current year down; a year from before is in the list where the row has it. */
function yearsWith(value: unknown): number[] {
  const last = Number(todayInSeoul().slice(0, 4));
  const years = Array.from({ length: last - studioLimits.careerFirstYear + 1 }, (_, index) => last - index);
  return typeof value !== 'number' || years.includes(value) ? years : [...years, value];
}

function chosen(value: unknown, isNumber: boolean): string | number | null {
  if (value === '' || value === null || value === undefined) return null;
  return isNumber ? Number(value) : String(value);
}
