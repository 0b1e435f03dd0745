'use client';

import { ContractForm } from '@/components/form/contract-form';
import { PasswordFields } from '@/components/form/password-fields';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import { callApi } from '@/lib/browser/call-api';
import { newPasswordFormSchema } from '@/lib/contracts/auth';
import type { PasswordLink } from '@/lib/contracts/password-link';
import * as authMessages from '@/lib/messages/auth';
import * as sitePaths from '@/lib/paths/site';
import styles from './password-link-form.module.css';

interface PasswordLinkFormProps {
  token: string;
  link: PasswordLink;
}

/** Sets the password of the account that a link from a mail belongs to. Home, with a login, comes next. */
export function PasswordLinkForm({
  token,
  link: { accountId, purpose, isWithdrawn },
}: PasswordLinkFormProps) {
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: newPasswordFormSchema,
    defaultValues: { accountPwd: '', confirmation: '' },
    onSubmit: async ({ accountPwd }) => {
      await callApi('put', '/v1/auth/password-links/{token}', { params: { token }, body: { accountPwd } });
      await showAlert(authMessages.passwordSet);
      // The link is used up: its page must not stay in the history.
      window.location.replace(sitePaths.home());
    },
  });
  return (
    <div className={styles.page}>
      <h1 className="t-h1">{purpose === 'INVITATION' ? '비밀번호 정하기' : '새 비밀번호 정하기'}</h1>
      <p className="t-body">
        <b>{accountId}</b> 계정의 비밀번호를 정해 주세요.
        {isWithdrawn ? ' 탈퇴는 다시 로그인하면서 철회할 수 있어요.' : null}
      </p>
      <ContractForm form={form} className={styles.form}>
        {/* Tells a password manager whose password it keeps. */}
        <input type="text" autoComplete="username" value={accountId} readOnly hidden />
        <SentFields isSending={form.isSending}>
          <PasswordFields name="accountPwd" label="새 비밀번호" hint={authMessages.passwordRule} />
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
        <SendButton wide look="primary" isSending={form.isSending}>
          비밀번호 설정
        </SendButton>
      </ContractForm>
    </div>
  );
}
