'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { FieldButton } from '@/components/form/form-layout';
import { useDuplicateCheck } from '@/components/form/use-duplicate-check';
import { TextField } from '@/components/ui/field/text-field';
import { callApi } from '@/lib/browser/call-api';
import * as artistPaths from '@/lib/paths/artist';
import * as signupMessages from '@/lib/messages/signup';
import { cleanAccountId } from '@/lib/text/clean';
import styles from './account-id-field.module.css';
import type { SignupValues } from './form-values';

/** The ID with its duplicate check; an artist sees the page address that it makes. */
export function AccountIdField({ isArtist }: { isArtist: boolean }) {
  const { register, setValue, formState } = useFormContext<SignupValues>();
  const [typed, answer] = useWatch<SignupValues, ['accountId', 'accountIdCheck']>({
    name: ['accountId', 'accountIdCheck'],
  });
  const accountId = cleanAccountId(typed);
  const isFree = answer.value === accountId && accountId !== '' && !answer.isTaken;
  const { isChecking, ask, forget } = useDuplicateCheck({
    name: 'accountId',
    isTaken: (accountId, signal) =>
      callApi('get', '/v1/auth/is-duplicate-account-id', { query: { accountId }, signal }),
  });

  return (
    <div>
      <TextField
        label="아이디"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={signupMessages.accountIdRule}
        success={isFree ? signupMessages.accountIdFree : undefined}
        error={formState.errors.accountId?.message}
        action={
          <FieldButton field="아이디" isBusy={isChecking} onClick={ask}>
            중복 확인
          </FieldButton>
        }
        {...register('accountId', {
          onChange: forget,
          // What is kept is shown.
          onBlur: () => setValue('accountId', accountId),
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
