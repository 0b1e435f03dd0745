'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import { keysOf } from '@/lib/keys-of';
import * as contestLimits from '@/lib/limits/contest';
import { CONTEST_TYPE_LABELS } from '@/lib/options/contest';
import type { ContestValues } from './contest-values';

/** What a contest is, in words. */
export function TextFields() {
  const { register, control, formState } = useFormContext<ContestValues>();
  const { errors } = formState;
  const description = useWatch({ control, name: 'description' });
  return (
    <>
      <TextField
        label="제목"
        required
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextField
        label="주최"
        required
        autoComplete="off"
        error={errors.organizer?.message}
        {...register('organizer')}
      />
      <Select
        label="종류"
        options={keysOf(CONTEST_TYPE_LABELS).map((value) => ({ value, label: CONTEST_TYPE_LABELS[value] }))}
        error={errors.contestType?.message}
        {...register('contestType')}
      />
      <TextArea
        label="소개"
        hint="신청서의 맨 위와 소식에 보여요. 빈 줄을 넣으면 문단이 나뉘어요."
        rows={8}
        maxLetters={contestLimits.descriptionMax}
        text={description}
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
