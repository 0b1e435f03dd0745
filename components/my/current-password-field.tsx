'use client';

import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldButton } from '@/components/form/form-layout';
import { reportFailure } from '@/components/shell/report-failure';
import { PasswordField } from '@/components/ui/field/password-field';
import { callApi } from '@/lib/browser/call-api';
import { isComposing } from '@/lib/browser/composing';
import * as formLimits from '@/lib/limits/form';
import * as myMessages from '@/lib/messages/my';
import type { PasswordValues } from './password-schema';

/** @param isChecked the password is checked by a button of its own before anything can be saved */
export function CurrentPasswordField({ isChecked }: { isChecked: boolean }) {
  const form = useFormContext<PasswordValues>();
  const [isChecking, setChecking] = useState(false);
  const [currentPassword, checked] = useWatch<PasswordValues, ['currentPassword', 'checked']>({
    name: ['currentPassword', 'checked'],
  });
  const isRight = checked !== '' && checked === currentPassword;

  const check = async () => {
    if (isChecking) return;
    const fail = (message: string) => {
      form.setError('currentPassword', { message });
      form.setFocus('currentPassword');
    };
    if (currentPassword === '') return fail(myMessages.currentPasswordRequired);
    setChecking(true);
    try {
      const body = { currentPassword };
      const isCurrent = await callApi('post', '/v1/users/validate-current-password', { body });
      // The field was edited meanwhile: the answer is about another password.
      if (form.getValues('currentPassword') !== currentPassword) return;
      if (!isCurrent) return fail(myMessages.currentPasswordWrong);
      form.clearErrors('currentPassword');
      form.setValue('checked', currentPassword);
    } catch (failure) {
      await reportFailure(failure);
    } finally {
      setChecking(false);
    }
  };

  return (
    <PasswordField
      label="현재 비밀번호"
      required
      autoComplete="current-password"
      maxLength={formLimits.passwordInputMax}
      success={isChecked && isRight ? myMessages.currentPasswordRight : undefined}
      error={form.formState.errors.currentPassword?.message}
      action={
        isChecked ? (
          <FieldButton field="현재 비밀번호" isBusy={isChecking} onSend={check}>
            확인
          </FieldButton>
        ) : undefined
      }
      {...form.register('currentPassword', { onChange: () => form.setValue('checked', '') })}
      onKeyDown={(event) => {
        // Enter checks the password as long as nothing can be saved without the check.
        if (!isChecked || isRight || event.key !== 'Enter' || isComposing(event)) return;
        event.preventDefault();
        void check();
      }}
    />
  );
}
