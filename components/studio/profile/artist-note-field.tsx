'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { TextArea } from '@/components/ui/field/text-area';
import * as studioLimits from '@/lib/limits/studio';
import styles from './artist-note-field.module.css';
import type { ProfileValues } from './profile-values';
import { useFieldError } from './use-field-error';

/** The artist's own text. */
export function ArtistNoteField() {
  const { control, register } = useFormContext<ProfileValues>();
  const note = useWatch({ control, name: 'artistNote' }) ?? '';
  return (
    <TextArea
      label="작가 노트"
      className={styles.note}
      maxLetters={studioLimits.artistNoteMax}
      text={note}
      placeholder="빈 줄을 두면 문단이 나뉘어요"
      error={useFieldError('artistNote')}
      {...register('artistNote')}
    />
  );
}
