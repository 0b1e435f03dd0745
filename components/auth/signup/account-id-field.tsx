'use client';

import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { accountIdSchema } from '@/lib/contracts/auth';
import { messages } from '@/lib/messages/messages';
import { api, paths } from '@/lib/paths';
import styles from './account-fields.module.css';
import { UNCHECKED } from './form-values';
import type { SectionProps } from './signup-form-api';
import { useDuplicateCheck } from './use-duplicate-check';

/** The ID with its duplicate check; an artist sees the page address that it makes. */
export function AccountIdField({ form, isArtist }: SectionProps & { isArtist: boolean }) {
  const [accountId, idCheck] = useWatch({ control: form.control, name: ['accountId', 'idCheck'] });
  const isFree = idCheck.value === accountId && accountId !== '' && !idCheck.isTaken;
  const { isChecking, check, forget } = useDuplicateCheck((value, isTaken) => {
    form.setValue('idCheck', { value, isTaken });
    if (isTaken) form.setError('accountId', { message: messages.signup.accountIdTaken });
    else form.clearErrors('accountId');
  });

  const ask = () => {
    if (isChecking) return;
    const rule = accountIdSchema.safeParse(accountId);
    if (rule.success) return void check(accountId, api.isDuplicateAccountId(accountId));
    form.setError('accountId', { message: rule.error.issues[0]?.message ?? messages.signup.accountIdRule });
    form.setFocus('accountId');
  };

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
        hint={messages.signup.accountIdRule}
        success={isFree ? messages.signup.accountIdFree : undefined}
        error={form.errorOf('accountId')}
        action={
          <Button
            look="quiet"
            className={styles.check}
            onClick={ask}
            aria-disabled={isChecking}
            aria-busy={isChecking}
          >
            <span className="vh">아이디 </span>중복 확인
          </Button>
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
            {paths.artist('')}
            <b>{accountId === '' ? '아이디' : accountId}</b>
          </span>
        </p>
      ) : null}
    </div>
  );
}
