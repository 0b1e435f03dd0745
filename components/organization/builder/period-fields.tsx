'use client';

import { useController, useFormContext } from 'react-hook-form';
import { FieldRow } from '@/components/form/form-layout';
import { TextField } from '@/components/ui/field/text-field';
import type { ContestValues } from './contest-values';
import { inputOf, momentOf } from '@/lib/date/seoul-input';
import { formatDeadline, formatOpening } from '@/lib/format/deadline';

/** When applications are taken, in Seoul. The server's clock opens and closes a contest. */
export function PeriodFields() {
  return (
    <FieldRow>
      <MomentField name="opensAt" label="시작" wordsOf={formatOpening} hint="한국 시간이에요." />
      <MomentField name="closesAt" label="마감" wordsOf={formatDeadline} hint="이 시각부터는 받지 않아요." />
    </FieldRow>
  );
}

interface MomentFieldProps {
  name: 'opensAt' | 'closesAt';
  label: string;
  /** The moment as artists read it. */
  wordsOf: (moment: string) => string;
  /** The hint before a moment is chosen. */
  hint: string;
}

function MomentField({ name, label, wordsOf, hint }: MomentFieldProps) {
  const { clearErrors } = useFormContext<ContestValues>();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<ContestValues, MomentFieldProps['name']>({ name });
  return (
    <TextField
      ref={ref}
      name={name}
      type="datetime-local"
      label={label}
      hint={value === null ? hint : wordsOf(value)}
      value={inputOf(value)}
      error={fieldState.error?.message}
      onChange={({ target }) => {
        // What publishing lacked may be there now.
        clearErrors(name);
        onChange(momentOf(target.value));
      }}
      onBlur={onBlur}
    />
  );
}
