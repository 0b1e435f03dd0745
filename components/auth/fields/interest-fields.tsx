'use client';

import { useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxGroup } from '@/components/ui/checkbox-group';
import { TextField } from '@/components/ui/text-field';
import { ARTIST_INTEREST_LABELS, SIGNUP_SOURCE_LABELS, USER_INTEREST_LABELS } from '@/lib/options';
import { partOf, type FieldProps } from './field-form';

export interface InterestValues {
  interests: string[];
  interestEtc: string;
}
export interface SourceValues {
  sources: string[];
  sourceEtc: string;
}

interface ChoiceProps {
  legend: string;
  options: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onChange: (next: string[]) => void;
  error: string | undefined;
  required?: boolean;
  hint: string;
  /** Registers the field for words, once there is one. */
  etc: () => UseFormRegisterReturn;
  etcError: string | undefined;
}

/** A list to choose from, whose ETC asks for words. */
function Choice({ etc, etcError, ...group }: ChoiceProps) {
  return (
    <CheckboxGroup {...group}>
      {group.chosen.includes('ETC') ? (
        <TextField
          label={`${group.legend} 기타`}
          required
          maxLength={100}
          autoComplete="off"
          error={etcError}
          {...etc()}
        />
      ) : null}
    </CheckboxGroup>
  );
}

/** What they are interested in. */
export function InterestField<Values extends InterestValues, Output>({
  isArtist,
  ...props
}: FieldProps<Values, Output> & { isArtist: boolean }) {
  const form = partOf<InterestValues, Values, Output>(props.form);
  return (
    <Choice
      legend="관심분야"
      options={isArtist ? ARTIST_INTEREST_LABELS : USER_INTEREST_LABELS}
      required
      hint="1개 이상 선택해 주세요."
      chosen={useWatch({ control: form.control, name: 'interests' })}
      onChange={(next) =>
        form.setValue('interests', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
      error={form.errorOf('interests')}
      etc={() => form.register('interestEtc')}
      etcError={form.errorOf('interestEtc')}
    />
  );
}

/** How they came to know us. */
export function SourceField<Values extends SourceValues, Output>(props: FieldProps<Values, Output>) {
  const form = partOf<SourceValues, Values, Output>(props.form);
  return (
    <Choice
      legend="가입 경로"
      options={SIGNUP_SOURCE_LABELS}
      hint="선택 항목이에요."
      chosen={useWatch({ control: form.control, name: 'sources' })}
      onChange={(next) =>
        form.setValue('sources', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
      error={form.errorOf('sources')}
      etc={() => form.register('sourceEtc')}
      etcError={form.errorOf('sourceEtc')}
    />
  );
}
