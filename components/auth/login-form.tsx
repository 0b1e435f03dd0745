'use client';

import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { FormAlert } from '@/components/ui/field/form-alert';
import { PasswordField } from '@/components/ui/field/password-field';
import { SendButton } from '@/components/ui/action/send-button';
import { TextField } from '@/components/ui/field/text-field';
import { showToast } from '@/components/ui/dialog/toast-store';
import { callApi } from '@/lib/browser/call-api';
import { announceSessionChange } from '@/lib/browser/session-change';
import { loginRequestSchema } from '@/lib/contracts/auth';
import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import * as authMessages from '@/lib/messages/auth';
import * as authPaths from '@/lib/paths/auth';
import { asksToComeBack } from './ask-to-come-back';
import { DemoAccounts } from './demo-accounts';
import type { LoginOffer, ModeProps } from './login-mode';
import styles from './login.module.css';
import { SocialLogin } from './social-login';

interface LoginFormProps extends ModeProps {
  /** The ID that was just found by a search. */
  accountId: string | undefined;
  offer: LoginOffer;
  onDone: () => void;
}

/** Login by ID and password, with the links to find a lost one and the social providers. */
export function LoginForm({ accountId = '', offer, onMode, onDone }: LoginFormProps) {
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: loginRequestSchema,
    defaultValues: { accountId, accountPwd: '' },
    onSubmit: async (body) => {
      try {
        await callApi('post', '/v1/auth/login', { body });
      } catch (failure) {
        if (!(await asksToComeBack(failure))) return;
        await callApi('post', '/v1/auth/withdrawal/revoke', { body });
        showToast(authMessages.withdrawalRevoked);
      }
      // Header and likes are loaded anew behind the modal. The page stays as it is.
      await announceSessionChange();
      onDone();
    },
  });
  const find = (tab: 'id' | 'password') =>
    onMode({ name: 'findInfo', tab, accountId: form.getValues('accountId') });
  return (
    <div className={styles.stack}>
      <p className="t-small muted">작가와 작품의 결을 잇습니다.</p>
      <ContractForm form={form} aria-label="로그인" className={styles.stack}>
        <SentFields isSending={form.isSending}>
          <TextField
            label="아이디"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            {...(accountId === '' && { 'data-first-focus': '' })}
            error={form.errorOf('accountId')}
            {...form.register('accountId')}
          />
          <PasswordField
            label="비밀번호"
            autoComplete="current-password"
            enterKeyHint="go"
            {...(accountId !== '' && { 'data-first-focus': '' })}
            error={form.errorOf('accountPwd')}
            {...form.register('accountPwd')}
          />
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
        <SendButton
          wide
          look="primary"
          className={styles.send}
          isSending={form.isSending}
          sendingLabel="로그인하는 중"
        >
          로그인
        </SendButton>
      </ContractForm>
      <ul className={styles.ways}>
        <li>
          <button type="button" onClick={() => find('id')}>
            아이디 찾기
          </button>
        </li>
        <li>
          <button type="button" onClick={() => find('password')}>
            비밀번호 찾기
          </button>
        </li>
        <li>
          {/* Signup begins with a new document. */}
          <a href={authPaths.signup()}>회원가입</a>
        </li>
      </ul>
      <SocialLogin providers={offer.providers} />
      {offer.isDemo ? (
        <DemoAccounts
          onPick={(id) => {
            form.setValue('accountId', id);
            form.setValue('accountPwd', DEMO_PASSWORD);
            void form.submit();
          }}
        />
      ) : null}
    </div>
  );
}
