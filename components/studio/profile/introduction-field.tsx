'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/ui/field/text-field';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { cleanLine } from '@/lib/text/clean';
import { countLetters } from '@/lib/text/letters';
import type { ProfileValues } from './profile-values';
import { useFieldError } from './use-field-error';

/** The one line below the artist's name. Text that is too long stays, and its fault is shown at once. */
export function IntroductionField() {
  const { control, register } = useFormContext<ProfileValues>();
  const count = countLetters(cleanLine(useWatch({ control, name: 'introduction' })));
  const max = studioLimits.introductionMax;
  const tooLong = count > max ? `${studioMessages.tooLong(max)} (${count} / ${max})` : undefined;
  return (
    <TextField
      label="한 줄 소개"
      required
      autoComplete="off"
      placeholder="작업을 한 문장으로 적어 주세요"
      hint={`${count} / ${max}`}
      error={useFieldError('introduction') ?? tooLong}
      {...register('introduction')}
    />
  );
}
