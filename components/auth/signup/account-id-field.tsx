'use client';

import { useWatch } from 'react-hook-form';
import { DuplicateCheckButton } from '@/components/auth/fields/duplicate-check-button';
import { UNCHECKED, useDuplicateCheck } from '@/components/auth/fields/use-duplicate-check';
import { TextField } from '@/components/ui/text-field';
import { callApi } from '@/lib/browser/call-api';
import { accountIdSchema } from '@/lib/contracts/auth';
import * as artistPaths from '@/lib/paths/artist';
import * as signupMessages from '@/lib/messages/signup';
import styles from './account-fields.module.css';
import type { SignupFormApi } from './use-signup-form';

/** The ID with its duplicate check; an artist sees the page address that it makes. */
export function AccountIdField({ form, isArtist }: { form: SignupFormApi; isArtist: boolean }) {
  const [accountId, idCheck] = useWatch({ control: form.control, name: ['accountId', 'idCheck'] });
  const isFree = idCheck.value === accountId && accountId !== '' && !idCheck.isTaken;
  const { isChecking, ask, forget } = useDuplicateCheck({
    schema: accountIdSchema,
    isTaken: (accountId, signal) =>
      callApi('get', '/v1/auth/is-duplicate-account-id', { query: { accountId }, signal }),
    onFault: (message) => {
      form.setError('accountId', { message });
      form.setFocus('accountId');
    },
    onAnswer: (answer) => {
      form.setValue('idCheck', answer);
      if (answer.isTaken) form.setError('accountId', { message: signupMessages.accountIdTaken });
      else form.clearErrors('accountId');
    },
  });

  return (
    <div>
      <TextField
        label="아이디"
        required
        maxLength={20}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={signupMessages.accountIdRule}
        success={isFree ? signupMessages.accountIdFree : undefined}
        error={form.errorOf('accountId')}
        action={
          <DuplicateCheckButton subject="아이디" isChecking={isChecking} onAsk={() => void ask(accountId)} />
        }
        {...form.register('accountId', {
          onChange: () => {
            forget();
            form.setValue('idCheck', UNCHECKED);
          },
        })}
      />
      {isArtist ? (
        <p className={`t-cap ${styles.address}`}>
          아이디는 작가 페이지의 주소가 됩니다.{' '}
          <span className={`num ${styles.url}`}>
            {artistPaths.page('')}
            <b>{accountId === '' ? '아이디' : accountId}</b>
          </span>
        </p>
      ) : null}
    </div>
  );
}
