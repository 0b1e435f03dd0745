'use client';

import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { askConfirm, showAlert } from '@/components/ui/alert-store';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { PasswordField } from '@/components/ui/password-field';
import { useContractForm } from '@/components/ui/use-contract-form';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { PasswordUpdate } from '@/lib/contracts/profile';
import * as authMessages from '@/lib/messages/auth';
import * as formLimits from '@/lib/limits/form';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import {
  EMPTY_PASSWORD,
  passwordFormSchema,
  passwordRuleOf,
  type PasswordPlace,
  type PasswordValues,
} from './password-schema';
import styles from './profile-form.module.css';
import { useCurrentPassword } from './use-current-password';

interface PasswordFormProps {
  accountId: string;
  place: PasswordPlace;
}

/** A new password, for who knows the current one. */
export function PasswordForm({ accountId, place }: PasswordFormProps) {
  const [isSaving, setSaving] = useState(false);
  const schema = useMemo(() => passwordFormSchema(place), [place]);
  const isSection = place === 'section';

  const save = async (payload: PasswordUpdate) => {
    if (!(await askConfirm(myMessages.passwordConfirm))) return;
    setSaving(true);
    try {
      await callApi('put', '/v1/users/password/update', { body: payload });
    } finally {
      setSaving(false);
    }
    await showAlert(myMessages.passwordSaved);
    // Who stays, for what they have typed into the profile, is done with this all the same.
    form.reset(EMPTY_PASSWORD);
    if (isSection) window.location.reload();
    else window.location.assign(myPaths.info());
  };

  const form = useContractForm<PasswordValues, PasswordUpdate>({
    schema,
    defaultValues: EMPTY_PASSWORD,
    onSubmit: save,
    onFailure: (failure) => {
      if (!(failure instanceof ApiFailure) || failure.code !== 'CURRENT_PASSWORD_WRONG') return false;
      form.setValue('checked', '');
      form.setError('currentPassword', { message: failure.message });
      form.focusFailing();
      return true;
    },
    focusDelayMs: formLimits.focusFailingFieldMs,
  });
  const { isChecking, check, isRight } = useCurrentPassword(form);
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'confirmation'] });
  const { touchedFields, isSubmitted } = form.formState;
  // Read live: whoever mends the first of the two makes the second agree. Not while it is first typed.
  const isMismatch = confirmation !== password && (isSubmitted || touchedFields.confirmation === true);

  return (
    <form {...form.formProps} className={styles.stack} aria-label="비밀번호 수정">
      {/* So that a password manager knows whose password it keeps. */}
      <input type="text" autoComplete="username" value={accountId} readOnly hidden />
      <PasswordField
        label="현재 비밀번호"
        required
        autoComplete="current-password"
        maxLength={formLimits.passwordInputMax}
        success={isSection && isRight ? myMessages.currentPasswordRight : undefined}
        error={form.errorOf('currentPassword')}
        action={
          isSection ? (
            <Button
              look="quiet"
              className={styles.beside}
              onClick={() => void check()}
              aria-disabled={isChecking}
              aria-busy={isChecking}
            >
              <span className="vh">현재 비밀번호 </span>확인
            </Button>
          ) : undefined
        }
        {...form.register('currentPassword', { onChange: () => form.setValue('checked', '') })}
        onKeyDown={(event) => {
          // Enter asks for the check as long as nothing can be saved without it.
          if (!isSection || isRight || event.key !== 'Enter') return;
          event.preventDefault();
          void check();
        }}
      />
      <PasswordField
        label="새 비밀번호"
        required
        autoComplete="new-password"
        maxLength={formLimits.passwordInputMax}
        hint={passwordRuleOf(place)}
        error={form.errorOf('password')}
        {...form.register('password')}
      />
      <PasswordField
        label="새 비밀번호 확인"
        required
        autoComplete="new-password"
        maxLength={formLimits.passwordInputMax}
        // Has a line from the start: a message that came with the press below would move the button from under it.
        hint="새 비밀번호를 한 번 더 입력해 주세요."
        error={isMismatch ? authMessages.passwordMismatch : undefined}
        {...form.register('confirmation')}
      />
      <FormAlert>{form.alert}</FormAlert>
      <div className={styles.send}>
        <Button
          type="submit"
          look={isSection ? 'secondary' : 'primary'}
          aria-disabled={form.isSending}
          aria-busy={isSaving}
        >
          비밀번호 수정
        </Button>
      </div>
    </form>
  );
}
