'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '@/components/form/form-layout';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import { ARTWORK_FIELDS, emptyWords, THEME_FIELDS } from '@/lib/artwork/fields';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import * as studioMessages from '@/lib/messages/studio';
import { GENRE_LABELS } from '@/lib/genres';
import { recordOf } from '@/lib/record-of';
import styles from './artwork-fields.module.css';
import type { ArtworkValues } from './artwork-values';
import { SizeField } from './size-field';
import { YearField } from './year-field';

interface ArtworkFieldsProps {
  artwork: StudioArtwork | null;
  /** The address of an image that was chosen; null for the artwork's own. */
  chosenUrl: string | null;
}

/** What an artwork says of itself. */
export function ArtworkFields({ artwork, chosenUrl }: ArtworkFieldsProps) {
  const { register, formState } = useFormContext<ArtworkValues>();
  const { errors } = formState;
  const texts = { autoComplete: 'off' };
  return (
    <>
      <GenreField />
      <FieldRow>
        <TextField
          {...texts}
          label={ARTWORK_FIELDS.title.label}
          hint="국문과 영문 가운데 하나는 적어 주세요."
          error={errors.title?.message}
          {...register('title')}
        />
        <TextField
          {...texts}
          label={ARTWORK_FIELDS.titleEn.label}
          lang="en"
          error={errors.titleEn?.message}
          {...register('titleEn')}
        />
      </FieldRow>
      <FieldRow>
        <YearField />
        <TextField
          {...texts}
          label={ARTWORK_FIELDS.material.label}
          required
          placeholder="캔버스에 유채"
          error={errors.material?.message}
          {...register('material')}
        />
      </FieldRow>
      <SizeField artwork={artwork} chosenUrl={chosenUrl} />
      <TextField
        {...texts}
        label={ARTWORK_FIELDS.edition.label}
        hint="판화, 사진처럼 여러 점이 있는 작품이면 적어 주세요. 예: 3/10, A.P."
        error={errors.edition?.message}
        {...register('edition')}
      />
      <fieldset className={styles.themes}>
        <legend className={styles.legend}>테마</legend>
        {THEME_FIELDS.map((name) => (
          <ChoiceField key={name} name={name} required />
        ))}
      </fieldset>
      <DescriptionField />
      <ChoiceField name="aiUse" />
    </>
  );
}

function GenreField() {
  const { register, formState } = useFormContext<ArtworkValues>();
  const { field, fieldState } = useController<ArtworkValues, 'genre'>({ name: 'genre' });
  return (
    <>
      <ChoiceChips
        legend={ARTWORK_FIELDS.genre.label}
        required
        options={GENRE_LABELS}
        chosen={field.value}
        onChoose={field.onChange}
        error={fieldState.error?.message}
      />
      {field.value === 'ETC' ? (
        <TextField
          label={ARTWORK_FIELDS.etc.label}
          hint={studioMessages.artworkEtcHint}
          autoComplete="off"
          error={formState.errors.etc?.message}
          {...register('etc')}
        />
      ) : null}
    </>
  );
}

const CHOICES = [...THEME_FIELDS, 'aiUse'] as const;
type Choice = (typeof CHOICES)[number];
const OPTIONS = recordOf(CHOICES, (name) => [
  { value: '', label: emptyWords(name) ?? '선택' },
  ...Object.entries(ARTWORK_FIELDS[name].words).map(([value, label]) => ({ value, label })),
]);

function ChoiceField({ name, required = false }: { name: Choice; required?: boolean }) {
  const { field, fieldState } = useController<ArtworkValues, Choice>({ name });
  return (
    <Select
      label={ARTWORK_FIELDS[name].label}
      required={required}
      options={OPTIONS[name]}
      error={fieldState.error?.message}
      name={field.name}
      value={field.value ?? ''}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
    />
  );
}

function DescriptionField() {
  const { register, formState } = useFormContext<ArtworkValues>();
  const text = useWatch<ArtworkValues, 'description'>({ name: 'description' });
  return (
    <TextArea
      label={ARTWORK_FIELDS.description.label}
      maxLetters={ARTWORK_FIELDS.description.max}
      text={text ?? ''}
      error={formState.errors.description?.message}
      {...register('description')}
    />
  );
}
