'use client';

import { useWatch } from 'react-hook-form';
import { CheckboxGroup } from '@/components/ui/checkbox-group';
import { TextField } from '@/components/ui/text-field';
import { ARTIST_INTEREST_LABELS, SIGNUP_SOURCE_LABELS, USER_INTEREST_LABELS } from '@/lib/options';
import type { SectionProps } from './signup-form-api';

interface ChoiceProps extends SectionProps {
  list: 'interests' | 'sources';
  etc: 'interestEtc' | 'sourceEtc';
  legend: string;
  options: Readonly<Record<string, string>>;
  required?: boolean;
  hint?: string;
}

/** A list to choose from, whose ETC asks for words. */
function Choice({ form, list, etc, legend, options, required, hint }: ChoiceProps) {
  const chosen = useWatch({ control: form.control, name: list });
  return (
    <CheckboxGroup
      legend={legend}
      options={options}
      chosen={chosen}
      required={required}
      hint={hint}
      error={form.errorOf(list)}
      onChange={(next) =>
        form.setValue(list, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
    >
      {chosen.includes('ETC') ? (
        <TextField
          label={`${legend} 기타`}
          required
          maxLength={100}
          autoComplete="off"
          error={form.errorOf(etc)}
          {...form.register(etc)}
        />
      ) : null}
    </CheckboxGroup>
  );
}

/** What they are interested in, and how they came to know us. */
export function InterestFields({ form, isArtist }: SectionProps & { isArtist: boolean }) {
  return (
    <>
      <Choice
        form={form}
        list="interests"
        etc="interestEtc"
        legend="관심분야"
        options={isArtist ? ARTIST_INTEREST_LABELS : USER_INTEREST_LABELS}
        required
        hint="1개 이상 선택해 주세요."
      />
      <Choice
        form={form}
        list="sources"
        etc="sourceEtc"
        legend="가입 경로"
        options={SIGNUP_SOURCE_LABELS}
        hint="선택 항목이에요."
      />
    </>
  );
}
