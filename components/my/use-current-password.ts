'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldForm } from '@/components/auth/fields/field-form';
import { showAlert } from '@/components/ui/alert-store';
import { failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import * as myMessages from '@/lib/messages/my';
import type { PasswordValues } from './password-schema';

/** Asks whether what was typed is the current password; an edit takes the answer back. */
export function useCurrentPassword<Output>(form: FieldForm<PasswordValues, Output>) {
  const [isChecking, setChecking] = useState(false);
  const [currentPassword, checked] = useWatch({
    control: form.control,
    name: ['currentPassword', 'checked'],
  });

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
      const isRight = await callApi('post', '/v1/users/validate-current-password', { body });
      // Edited while it was asked: the answer is about another.
      if (form.getValues('currentPassword') !== currentPassword) return;
      if (!isRight) return fail(myMessages.currentPasswordWrong);
      form.clearErrors('currentPassword');
      form.setValue('checked', currentPassword);
    } catch (failure) {
      await showAlert(failureMessage(failure));
    } finally {
      setChecking(false);
    }
  };

  return { isChecking, check, isRight: checked !== '' && checked === currentPassword };
}
