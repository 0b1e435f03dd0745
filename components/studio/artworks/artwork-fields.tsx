'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '@/components/form/form-layout';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { GENRE_LABELS } from '@/lib/options/artist';
import {
  THEME_FOCUS_LABELS,
  THEME_STYLE_LABELS,
  THEME_SUBJECT_LABELS,
  THEME_TIME_LABELS,
  THEME_TITLES,
} from '@/lib/options/artwork';
import { keysOf } from '@/lib/keys-of';
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
          label="국문 작품명"
          hint="국문과 영문 가운데 하나는 적어 주세요."
          error={errors.title?.message}
          {...register('title')}
        />
        <TextField
          {...texts}
          label="영문 작품명"
          lang="en"
          error={errors.titleEn?.message}
          {...register('titleEn')}
        />
      </FieldRow>
      <FieldRow>
        <YearField />
        <TextField
          {...texts}
          label="재료"
          required
          placeholder="캔버스에 유채"
          error={errors.material?.message}
          {...register('material')}
        />
      </FieldRow>
      <SizeField artwork={artwork} chosenUrl={chosenUrl} />
      <fieldset className={styles.themes}>
        <legend className={styles.legend}>테마</legend>
        {keysOf(THEME_TITLES).map((name) => (
          <ThemeField key={name} name={name} />
        ))}
      </fieldset>
      <DescriptionField />
    </>
  );
}

function GenreField() {
  const { register, formState } = useFormContext<ArtworkValues>();
  const { field, fieldState } = useController<ArtworkValues, 'genre'>({ name: 'genre' });
  return (
    <>
      <ChoiceChips
        legend="장르"
        required
        options={GENRE_LABELS}
        chosen={field.value}
        onChoose={field.onChange}
        error={fieldState.error?.message}
      />
      {field.value === 'ETC' ? (
        <TextField
          label="기타 장르"
          hint={studioMessages.artworkEtcHint}
          autoComplete="off"
          error={formState.errors.etc?.message}
          {...register('etc')}
        />
      ) : null}
    </>
  );
}

type Theme = keyof typeof THEME_TITLES;
const THEMES: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  themeSubject: THEME_SUBJECT_LABELS,
  themeTime: THEME_TIME_LABELS,
  themeFocus: THEME_FOCUS_LABELS,
  themeStyle: THEME_STYLE_LABELS,
};
const OPTIONS = Object.fromEntries(
  keysOf(THEMES).map((name) => [
    name,
    [
      { value: '', label: '선택' },
      ...Object.entries(THEMES[name]).map(([value, label]) => ({ value, label })),
    ],
  ]),
) as Record<Theme, { value: string; label: string }[]>;

function ThemeField({ name }: { name: Theme }) {
  const { field, fieldState } = useController<ArtworkValues, Theme>({ name });
  return (
    <Select
      label={THEME_TITLES[name]}
      required
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
      label="작품 설명"
      maxLetters={studioLimits.descriptionMax}
      text={text ?? ''}
      error={formState.errors.description?.message}
      {...register('description')}
    />
  );
}
