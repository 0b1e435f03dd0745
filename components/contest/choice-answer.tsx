'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import { CheckboxGroup } from '@/components/ui/field/checkbox-group';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { TextField } from '@/components/ui/field/text-field';
import { ETC, etcName, type FormField } from '@/lib/contracts/contest-form';
import type { ApplicationValues } from './application-values';

interface ChoiceProps {
  field: FormField;
}

const wordsOf = ({ options }: FormField): Record<string, string> =>
  Object.fromEntries((options ?? []).map(({ value, label }) => [value, label]));

/** One of some options. */
export function RadioAnswer({ field: asked }: ChoiceProps) {
  const { field, fieldState } = useController<ApplicationValues>({ name: asked.name });
  return (
    <RadioGroup
      legend={asked.label}
      hint={asked.help ?? undefined}
      required={asked.required}
      options={wordsOf(asked)}
      chosen={typeof field.value === 'string' ? field.value : ''}
      onChoose={field.onChange}
      error={fieldState.error?.message}
    >
      <EtcAnswer field={asked} />
    </RadioGroup>
  );
}

/** Any number of some options. */
export function ChoicesAnswer({ field: asked }: ChoiceProps) {
  const { field, fieldState } = useController<ApplicationValues>({ name: asked.name });
  return (
    <CheckboxGroup
      legend={asked.label}
      hint={asked.help ?? undefined}
      required={asked.required}
      options={wordsOf(asked)}
      chosen={Array.isArray(field.value) ? field.value : []}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <EtcAnswer field={asked} />
    </CheckboxGroup>
  );
}

/** The text that 기타 asks for, where it is chosen (C-5). */
export function EtcAnswer({ field: { name, label, etcLabel } }: ChoiceProps) {
  const { register, getFieldState, formState, control } = useFormContext<ApplicationValues>();
  const answer = useWatch({ control, name });
  const isChosen = answer === ETC || (Array.isArray(answer) && answer.some((value) => value === ETC));
  if (!isChosen) return null;
  return (
    <TextField
      label={etcLabel ?? `${label} 기타`}
      required
      autoComplete="off"
      error={getFieldState(etcName(name), formState).error?.message}
      {...register(etcName(name))}
    />
  );
}
