'use client';

import { useController, useFormContext } from 'react-hook-form';
import { CheckboxGroup } from '@/components/ui/field/checkbox-group';
import { TextField } from '@/components/ui/field/text-field';
import { ARTIST_INTEREST_LABELS, SIGNUP_SOURCE_LABELS, USER_INTEREST_LABELS } from '@/lib/options/signup';

/** The lists to choose from, each with the field for the words of its choice ETC. */
const LISTS = {
  artistInterests: { etc: 'artistInterestEtc', legend: '관심분야', options: ARTIST_INTEREST_LABELS },
  userInterests: { etc: 'userInterestEtc', legend: '관심분야', options: USER_INTEREST_LABELS },
  signupSources: { etc: 'signupSourcesEtc', legend: '가입 경로', options: SIGNUP_SOURCE_LABELS },
} as const;
type List = keyof typeof LISTS;
type ChoiceValues = Record<List, string[]> & Record<(typeof LISTS)[List]['etc'], string | null>;

/** A list of checkboxes; the choice ETC reveals a field for words. */
export function ChoiceField({ name }: { name: List }) {
  const { etc, legend, options } = LISTS[name];
  const { register, formState } = useFormContext<ChoiceValues>();
  const { field, fieldState } = useController<ChoiceValues, List>({ name });
  const isRequired = name !== 'signupSources';
  return (
    <CheckboxGroup
      legend={legend}
      options={options}
      required={isRequired}
      hint={isRequired ? '1개 이상 선택해 주세요.' : '선택 항목이에요.'}
      chosen={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      {field.value.includes('ETC') ? (
        <TextField
          label={`${legend} 기타`}
          required
          autoComplete="off"
          error={formState.errors[etc]?.message}
          {...register(etc)}
        />
      ) : null}
    </CheckboxGroup>
  );
}
