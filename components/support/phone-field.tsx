'use client';

import { useController } from 'react-hook-form';
import { TextField } from '@/components/ui/field/text-field';
import { formatTypedPhone } from '@/lib/format/phone';
import type { InquiryValues } from './inquiry-schema';

/** A phone number that gets its hyphens while it is typed (S-7). What is changed in its middle gets them afterwards. */
export function PhoneField() {
  const { field, fieldState } = useController<InquiryValues, 'phoneNum'>({ name: 'phoneNum' });
  return (
    <TextField
      label="휴대폰 번호"
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="010-1234-5678"
      error={fieldState.error?.message}
      {...field}
      onChange={({ target }) => {
        const isAtEnd = target.selectionStart === target.value.length;
        const isShorter = target.value.length < field.value.length;
        field.onChange(isAtEnd && !isShorter ? formatTypedPhone(target.value) : target.value);
      }}
      onBlur={() => {
        field.onChange(formatTypedPhone(field.value));
        field.onBlur();
      }}
    />
  );
}
