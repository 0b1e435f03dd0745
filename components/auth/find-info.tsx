'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { TextButton } from '@/components/ui/text-link';
import { TextField } from '@/components/ui/text-field';
import * as authMessages from '@/lib/messages/auth';
import type { FindTab, ModeProps } from './login-mode';
import styles from './login.module.css';
import { useIdentity } from './use-identity';

interface FindInfoProps extends ModeProps {
  initialTab: FindTab;
  initialAccountId: string | undefined;
}

/** Finds a lost ID or sets a new password, after a verification of the person's phone. */
export function FindInfo({ initialTab, initialAccountId = '', onMode }: FindInfoProps) {
  const [tab, setTab] = useState(initialTab);
  const [accountId, setAccountId] = useState(initialAccountId);
  const [error, setError] = useState<string | undefined>(undefined);
  const { verify, isVerifying } = useIdentity();

  const findId = async () => {
    const found = await verify({ type: 'id' });
    if (found !== null) onMode({ name: 'findIdResult', found });
  };

  const findPassword = async (id: string) => {
    const granted = await verify({ type: 'pwd', accountId: id });
    if (granted !== null) onMode({ name: 'findPwdResult', accountId: id });
  };

  // The popup has to open before anything is awaited, or the browser blocks it.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isVerifying) return;
    if (tab === 'id') return void findId();
    const id = accountId.trim();
    if (id !== '') return void findPassword(id);
    setError(authMessages.accountIdRequired);
    event.currentTarget.querySelector('input')?.focus();
  };

  const button = (isFirst: boolean) => (
    <Button
      wide
      look="primary"
      type="submit"
      aria-disabled={isVerifying}
      {...(isFirst && { 'data-first-focus': '' })}
    >
      {isVerifying ? '확인을 기다리는 중' : '휴대폰 본인 인증'}
    </Button>
  );
  return (
    <div className={styles.find}>
      <Tabs<FindTab>
        label="무엇을 찾을까요"
        current={tab}
        onSelect={setTab}
        listClassName={styles.tabs}
        tabs={[
          {
            key: 'id',
            label: '아이디',
            content: (
              <form className={styles.panel} noValidate aria-label="아이디 찾기" onSubmit={submit}>
                <p className="t-small muted pre">본인 명의 휴대폰으로 인증하면 아이디를 알려 드려요.</p>
                {button(initialTab === 'id')}
              </form>
            ),
          },
          {
            key: 'password',
            label: '비밀번호',
            content: (
              <form className={styles.panel} noValidate aria-label="비밀번호 찾기" onSubmit={submit}>
                <p className="t-small muted pre">
                  본인 명의 휴대폰으로 인증하면 새 비밀번호를 정할 수 있어요.
                </p>
                <TextField
                  label="아이디"
                  autoComplete="username"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  {...(initialTab === 'password' && { 'data-first-focus': '' })}
                  value={accountId}
                  error={error}
                  onChange={({ target }) => {
                    setAccountId(target.value);
                    setError(undefined);
                  }}
                />
                {button(false)}
              </form>
            ),
          },
        ]}
      />
      <p className={styles.back}>
        <TextButton onClick={() => onMode({ name: 'login', accountId })}>로그인으로 돌아가기</TextButton>
      </p>
    </div>
  );
}
