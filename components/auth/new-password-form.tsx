'use client';

import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { PasswordField } from '@/components/ui/field/password-field';
import { SendButton } from '@/components/ui/action/send-button';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { newPasswordFormSchema } from '@/lib/contracts/auth';
import * as authMessages from '@/lib/messages/auth';
import type { ModeProps } from './login-mode';
import styles from './login.module.css';

interface NewPasswordFormProps extends ModeProps {
  accountId: string;
  onDone: () => void;
}

/** Sets the password of an account whose owner was verified. A cookie gives the right for ten minutes. */
export function NewPasswordForm({ accountId, onMode, onDone }: NewPasswordFormProps) {
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: newPasswordFormSchema,
    defaultValues: { accountPwd: '', confirmation: '' },
    onSubmit: async ({ accountPwd }) => {
      await callApi('put', '/v1/auth/identity/password', { body: { accountPwd } });
      await showAlert(authMessages.passwordChanged);
      onDone();
    },
    onFailure: (failure, isPerhapsDone) => {
      if (!(failure instanceof ApiFailure) || failure.code !== 'PASSWORD_GRANT_EXPIRED') return false;
      void showAlert(isPerhapsDone ? authMessages.passwordChangedPerhaps : failure.message);
      onMode({ name: 'findInfo', tab: 'password', accountId });
      return true;
    },
  });
  return (
    <ContractForm form={form} className={styles.stack}>
      {/* Tells a password manager whose password it keeps. */}
      <input type="text" autoComplete="username" value={accountId} readOnly hidden />
      <SentFields isSending={form.isSending}>
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          enterKeyHint="next"
          data-first-focus=""
          hint={authMessages.passwordRule}
          error={form.errorOf('accountPwd')}
          {...form.register('accountPwd', { deps: ['confirmation'] })}
        />
        <PasswordField
          label="새 비밀번호 확인"
          autoComplete="new-password"
          enterKeyHint="go"
          error={form.errorOf('confirmation')}
          {...form.register('confirmation')}
        />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <SendButton wide look="primary" className={styles.send} isSending={form.isSending}>
        변경하기
      </SendButton>
    </ContractForm>
  );
}
