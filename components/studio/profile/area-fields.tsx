'use client';

import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/field/text-field';
import { FieldPair } from './profile-section';
import type { ProfileValues } from './profile-values';
import { useFieldError } from './use-field-error';

/** Where the artist works, of which one has to be there. */
export function AreaFields() {
  const { register } = useFormContext<ProfileValues>();
  return (
    <FieldPair>
      <TextField
        label="국내 활동지역"
        autoComplete="off"
        placeholder="서울, 전주"
        hint="국내와 해외 가운데 한 곳은 적어 주세요."
        error={useFieldError('domesticArea')}
        {...register('domesticArea', { deps: 'overseasArea' })}
      />
      <TextField
        label="해외 활동지역"
        autoComplete="off"
        placeholder="베를린"
        error={useFieldError('overseasArea')}
        {...register('overseasArea', { deps: 'domesticArea' })}
      />
    </FieldPair>
  );
}
