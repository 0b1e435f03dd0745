'use client';

import { useMemo } from 'react';
import { ContractForm } from '@/components/form/contract-form';
import { FormActions } from '@/components/form/form-layout';
import { PasswordFields } from '@/components/form/password-fields';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { PasswordUpdate } from '@/lib/contracts/profile';
import * as formLimits from '@/lib/limits/form';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { CurrentPasswordField } from './current-password-field';
import styles from './password-form.module.css';
import {
  EMPTY_PASSWORD,
  passwordFormSchema,
  passwordRuleOf,
  type PasswordPlace,
  type PasswordValues,
} from './password-schema';

interface PasswordFormProps {
  accountId: string;
  place: PasswordPlace;
}

/** A new password, for who knows the current one. */
export function PasswordForm({ accountId, place }: PasswordFormProps) {
  const schema = useMemo(() => passwordFormSchema(place), [place]);
  const isSection = place === 'section';

  const save = async (body: PasswordUpdate) => {
    if (!(await askConfirm(myMessages.passwordConfirm))) return;
    await callApi('put', '/v1/users/password/update', { body });
    await showAlert(myMessages.passwordSaved);
    // The person may stay for what they have typed into the profile: this form is empty again all the same.
    form.reset(EMPTY_PASSWORD);
    if (isSection) window.location.reload();
    else window.location.assign(myPaths.info());
  };

  const form = useContractForm<PasswordValues, PasswordUpdate>({
    leaving: 'FORGOTTEN',
    schema,
    defaultValues: EMPTY_PASSWORD,
    onSubmit: save,
    mayBeDone: myMessages.passwordSavedPerhaps,
    onFailure: (failure, isPerhapsDone) => {
      if (!(failure instanceof ApiFailure) || failure.code !== 'CURRENT_PASSWORD_WRONG') return false;
      form.setValue('checked', '');
      // The change before it, whose answer was lost, made the current password another one.
      if (isPerhapsDone) void showAlert(myMessages.passwordSavedPerhaps);
      return isPerhapsDone;
    },
    focusDelayMs: formLimits.focusFailingFieldMs,
  });

  return (
    <ContractForm form={form} className={styles.form} aria-label="비밀번호 수정">
      {/* Tells a password manager whose password it keeps. */}
      <input type="text" autoComplete="username" value={accountId} readOnly hidden />
      <SentFields isSending={form.isSending}>
        <CurrentPasswordField isChecked={isSection} />
        <PasswordFields
          name="password"
          label="새 비밀번호"
          hint={passwordRuleOf(place)}
          // There from the start: a line that came with the press on the button would move the button away.
          confirmationHint="새 비밀번호를 한 번 더 입력해 주세요."
        />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <FormActions>
        <SendButton look={isSection ? 'secondary' : 'primary'} isSending={form.isSending}>
          비밀번호 수정
        </SendButton>
      </FormActions>
    </ContractForm>
  );
}
