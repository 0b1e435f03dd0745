'use client';

import { useFormContext } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { TextField } from '@/components/ui/field/text-field';
import { EXCLUSION_REASONS, type ExclusionReason } from '@/lib/options/contest-jury';

interface ReasonFieldsProps {
  choice: ExclusionReason | '';
  onChoose: (choice: ExclusionReason) => void;
}

/** The reason of an exclusion, in the field `reason`: one of the choices in its words, or another one that is written. */
export function ReasonFields({ choice, onChoose }: ReasonFieldsProps) {
  const { register, setValue, clearErrors, formState } = useFormContext<{ reason: string }>();
  const error = formState.errors.reason?.message;
  const isOther = choice === 'OTHER';
  return (
    <RadioGroup
      legend="사유"
      required
      options={EXCLUSION_REASONS}
      chosen={choice}
      error={isOther ? undefined : error}
      onChoose={(next) => {
        setValue('reason', next === 'OTHER' ? '' : EXCLUSION_REASONS[next]);
        clearErrors('reason');
        onChoose(next);
      }}
    >
      {isOther ? (
        <TextField label="그 밖의 사유" required autoComplete="off" error={error} {...register('reason')} />
      ) : null}
    </RadioGroup>
  );
}
