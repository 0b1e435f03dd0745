'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { ConsentBox } from '@/components/form/consent-fields';
import { FieldError } from '@/components/ui/field/field-error';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import type { FieldType, FormField } from '@/lib/contracts/contest-form';
import type { PortfolioEntry } from '@/lib/contracts/contest';
import * as contestLimits from '@/lib/limits/contest';
import type { ApplicationValues } from './application-values';
import { ChoicesAnswer, EtcAnswer, RadioAnswer } from './choice-answer';
import { FilesAnswer } from './files-answer';
import { PortfolioAnswer } from './portfolio-answer';

interface AnswerProps {
  field: FormField;
  /** The artist's kept portfolio; null for none. */
  portfolio: PortfolioEntry | null;
}

/** The fields of a contest's form, as an artist answers them. They find their form by its context. */
export function ApplicationFields({
  fields,
  portfolio,
}: {
  fields: readonly FormField[];
  portfolio: PortfolioEntry | null;
}) {
  return fields.map((field) => <Answer key={field.name} field={field} portfolio={portfolio} />);
}

function Answer({ field, portfolio }: AnswerProps) {
  switch (field.type) {
    case 'textarea':
      return <LongAnswer field={field} />;
    case 'select':
      return <SelectAnswer field={field} />;
    case 'radio':
      return <RadioAnswer field={field} />;
    case 'checkbox-group':
      return <ChoicesAnswer field={field} />;
    case 'checkbox':
      return <ConsentAnswer field={field} />;
    case 'file':
      return <FilesAnswer field={field} />;
    case 'portfolio':
      return <PortfolioAnswer field={field} portfolio={portfolio} />;
    case 'text':
    case 'number':
    case 'date':
    case 'email':
    case 'tel':
    case 'url':
      return <LineAnswer field={field} />;
  }
}

/** What the browser's own input of a type needs. */
const INPUTS: Partial<Record<FieldType, { type: string; inputMode?: 'decimal'; autoComplete?: string }>> = {
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  url: { type: 'url', autoComplete: 'url' },
};

function LineAnswer({
  field: { name, type, label, help, placeholder, required, disabled, validation },
}: OneField) {
  const { register, getFieldState, formState } = useFormContext<ApplicationValues>();
  return (
    <TextField
      label={label}
      hint={help ?? undefined}
      required={required}
      placeholder={placeholder ?? undefined}
      // It can be read and copied, but not changed.
      readOnly={disabled}
      min={validation?.minDate}
      max={validation?.maxDate}
      error={getFieldState(name, formState).error?.message}
      {...(INPUTS[type] ?? { type: 'text', autoComplete: 'off' })}
      {...register(name)}
    />
  );
}

interface OneField {
  field: FormField;
}

function LongAnswer({ field: { name, label, help, placeholder, required, disabled, validation } }: OneField) {
  const { register, getFieldState, formState, control } = useFormContext<ApplicationValues>();
  const text = useWatch({ control, name });
  return (
    <TextArea
      label={label}
      hint={help ?? undefined}
      required={required}
      placeholder={placeholder ?? undefined}
      readOnly={disabled}
      rows={7}
      maxLetters={validation?.maxLength ?? contestLimits.longTextMax}
      text={typeof text === 'string' ? text : ''}
      error={getFieldState(name, formState).error?.message}
      {...register(name)}
    />
  );
}

function SelectAnswer({ field }: OneField) {
  const { register, getFieldState, formState } = useFormContext<ApplicationValues>();
  const { name, label, help, placeholder, required, options } = field;
  const choices = (options ?? []).map((option) => ({ value: option.value, label: option.label }));
  return (
    <>
      <Select
        label={label}
        hint={help ?? undefined}
        required={required}
        options={[{ value: '', label: placeholder ?? '선택해 주세요' }, ...choices]}
        error={getFieldState(name, formState).error?.message}
        {...register(name)}
      />
      <EtcAnswer field={field} />
    </>
  );
}

function ConsentAnswer({ field: { name, label, help, required, validation } }: OneField) {
  const { register, getFieldState, formState } = useFormContext<ApplicationValues>();
  const error = getFieldState(name, formState).error?.message;
  const ids = [`${name}-help`, `${name}-error`];
  return (
    <div>
      <ConsentBox
        isRequired={required || validation?.mustBeTrue === true}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={ids.join(' ')}
        {...register(name)}
      >
        {label}
      </ConsentBox>
      {help === null ? null : (
        <p id={ids[0]} className="t-cap pre">
          {help}
        </p>
      )}
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </div>
  );
}
