'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { PasswordField } from '@/components/ui/field/password-field';
import * as authMessages from '@/lib/messages/auth';
import * as formLimits from '@/lib/limits/form';

interface PasswordFieldsProps {
  /** The contract's name of the new password. */
  name: 'accountPwd' | 'password';
  label: string;
  /** The rule in words. */
  hint: string;
  confirmationHint?: string;
}
type PasswordValues = Record<PasswordFieldsProps['name'] | 'confirmation', string>;

/** A new password and its confirmation; neither is kept anywhere. */
export function PasswordFields({ name, label, hint, confirmationHint }: PasswordFieldsProps) {
  const { register, formState } = useFormContext<PasswordValues>();
  const [password, confirmation] = useWatch<PasswordValues, [typeof name, 'confirmation']>({
    name: [name, 'confirmation'],
  });
  const { errors, touchedFields, isSubmitted } = formState;
  // Compared live: correcting the first field makes the second agree. Not while the second is typed first.
  const isMismatch = confirmation !== password && (isSubmitted || touchedFields.confirmation === true);
  const both = {
    required: true,
    autoComplete: 'new-password',
    maxLength: formLimits.passwordInputMax,
  } as const;
  return (
    <>
      <PasswordField {...both} label={label} hint={hint} error={errors[name]?.message} {...register(name)} />
      <PasswordField
        {...both}
        label={`${label} 확인`}
        hint={confirmationHint}
        error={isMismatch ? authMessages.passwordMismatch : undefined}
        {...register('confirmation')}
      />
    </>
  );
}
