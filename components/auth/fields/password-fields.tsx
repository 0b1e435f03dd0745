'use client';

import { useWatch } from 'react-hook-form';
import { PasswordField } from '@/components/ui/password-field';
import * as authMessages from '@/lib/messages/auth';
import * as formLimits from '@/lib/limits/form';
import * as signupMessages from '@/lib/messages/signup';
import { partOf, type FieldProps } from './field-form';

export interface PasswordValues {
  accountPwd: string;
  confirmation: string;
}

/** The password and once more; neither is kept anywhere. */
export function PasswordFields<Values extends PasswordValues, Output>(props: FieldProps<Values, Output>) {
  const form = partOf<PasswordValues, Values, Output>(props.form);
  const [password, confirmation] = useWatch({ control: form.control, name: ['accountPwd', 'confirmation'] });
  const { touchedFields, isSubmitted } = form.formState;
  // Read live: whoever mends the first of the two makes the second agree. Not while it is first typed.
  const isMismatch = confirmation !== password && (isSubmitted || touchedFields.confirmation === true);
  return (
    <>
      <PasswordField
        label="비밀번호"
        required
        autoComplete="new-password"
        maxLength={formLimits.passwordInputMax}
        hint={signupMessages.passwordRule}
        error={form.errorOf('accountPwd')}
        {...form.register('accountPwd')}
      />
      <PasswordField
        label="비밀번호 확인"
        required
        autoComplete="new-password"
        maxLength={formLimits.passwordInputMax}
        error={isMismatch ? authMessages.passwordMismatch : undefined}
        {...form.register('confirmation')}
      />
    </>
  );
}
