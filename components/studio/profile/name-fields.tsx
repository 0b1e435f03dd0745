'use client';

import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/field/text-field';
import { FieldPair } from './profile-section';
import type { ProfileValues } from './profile-values';
import { useFieldError } from './use-field-error';

/** The artist's names, of which one has to be there. */
export function NameFields() {
  const { register } = useFormContext<ProfileValues>();
  const english = register('nameEn', { deps: 'nameKo' });
  return (
    <FieldPair>
      <TextField
        label="국문 작가명"
        autoComplete="off"
        hint="한글 10자까지"
        error={useFieldError('nameKo')}
        {...register('nameKo', { deps: 'nameEn' })}
      />
      <TextField
        label="영문 작가명"
        autoComplete="off"
        lang="en"
        hint="영문과 띄어쓰기 22자까지, 대문자로 적혀요"
        error={useFieldError('nameEn')}
        {...english}
        onChange={(event) => {
          toUpperCase(event);
          void english.onChange(event);
        }}
      />
    </FieldPair>
  );
}

/** In place, so that the caret stays where it is. A syllable that is being composed is left alone. */
function toUpperCase({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const upper = target.value.toUpperCase();
  const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
  if (isComposing || upper === target.value || upper.length !== target.value.length) return;
  const { selectionStart, selectionEnd } = target;
  target.value = upper;
  target.setSelectionRange(selectionStart, selectionEnd);
}
