'use client';

import { useWatch } from 'react-hook-form';
import { PasswordField } from '@/components/ui/password-field';
import { LIMITS } from '@/lib/limits';
import { messages } from '@/lib/messages/messages';
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
        maxLength={LIMITS.passwordInputMax}
        hint={messages.signup.passwordRule}
        error={form.errorOf('accountPwd')}
        {...form.register('accountPwd')}
      />
      <PasswordField
        label="비밀번호 확인"
        required
        autoComplete="new-password"
        maxLength={LIMITS.passwordInputMax}
        error={isMismatch ? messages.auth.passwordMismatch : undefined}
        {...form.register('confirmation')}
      />
    </>
  );
}
