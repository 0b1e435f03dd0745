'use client';

import { useController, useFormContext } from 'react-hook-form';
import { CheckboxGroup } from '@/components/ui/field/checkbox-group';
import { TextField } from '@/components/ui/field/text-field';
import { GENRE_LABELS, GENRES } from '@/lib/genres';
import type { ProfileValues } from './profile-values';
import { useFieldError } from './use-field-error';

/** What the artist works in; 기타 reveals a field for the artist's own word. */
export function GenreField() {
  const { control, register } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController({
    control,
    name: 'activityGenreTypes',
    rules: { deps: 'activityGenreEtc' },
  });
  const etcError = useFieldError('activityGenreEtc');
  return (
    <CheckboxGroup
      legend="활동 장르"
      options={GENRE_LABELS}
      required
      hint="1개 이상 선택해 주세요."
      chosen={field.value}
      onChange={(chosen) => field.onChange(GENRES.filter((genre) => chosen.includes(genre)))}
      error={fieldState.error?.message}
    >
      {field.value.includes('ETC') ? (
        <TextField
          label="기타 장르"
          required
          autoComplete="off"
          placeholder="판화, 도예처럼 적어 주세요"
          error={etcError}
          {...register('activityGenreEtc')}
        />
      ) : null}
    </CheckboxGroup>
  );
}
