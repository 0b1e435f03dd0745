'use client';

import { useId, type ClipboardEventHandler } from 'react';
import { useFormContext } from 'react-hook-form';
import fieldStyles from '@/components/ui/field.module.css';
import { todayInSeoul } from '@/lib/date/seoul';
import { keysOf } from '@/lib/keys-of';
import * as studioLimits from '@/lib/limits/studio';
import { EDUCATION_STATUS_LABELS } from '@/lib/options/artist';
import type { ROW_KINDS, RowList, RowValues } from './row-kinds';
import styles from './rows.module.css';

interface RowFieldProps {
  path: `${RowList}.${number}.${string}`;
  field: (typeof ROW_KINDS)[RowList]['fields'][number];
  isInvalid: boolean;
  messageId: string | undefined;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** A field of a row, with its label above. What is wrong is told once, below the row. */
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
      {field.kind === 'year' || field.kind === 'status' ? (
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
            : keysOf(EDUCATION_STATUS_LABELS).map((status) => (
                <option key={status} value={status}>
                  {EDUCATION_STATUS_LABELS[status]}
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
