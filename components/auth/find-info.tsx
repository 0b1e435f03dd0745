'use client';

import { SentFields } from '@/components/form/sent-fields';
import { SendButton } from '@/components/ui/action/send-button';
import { useRef, useState, type FormEvent } from 'react';
import { Tabs } from '@/components/ui/navigation/tabs';
import { TextButton } from '@/components/ui/action/text-link';
import { TextField } from '@/components/ui/field/text-field';
import * as authMessages from '@/lib/messages/auth';
import { cleanAccountId } from '@/lib/text/clean';
import type { FindTab, ModeProps } from './login-mode';
import styles from './login.module.css';
import { IdentityWays } from './identity-ways';
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
  const field = useRef<HTMLInputElement>(null);
  const verification = useIdentity({
    place: 'find',
    onVerified: (verified) => {
      if (verified.type === 'id') onMode({ name: 'findIdResult', found: verified.found });
      else if (verified.type === 'pwd') onMode({ name: 'findPwdResult', accountId: verified.accountId });
    },
  });
  const { isVerifying } = verification;

  // The popup has to open before anything is awaited, or the browser blocks it.
  const start = (verify: typeof verification.verify) => {
    if (isVerifying) return;
    if (tab === 'id') return verify({ type: 'id' });
    const id = cleanAccountId(accountId);
    if (id !== '') return verify({ type: 'pwd', accountId: id });
    setError(authMessages.accountIdRequired);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(verification.verify);
  };

  const button = (isFirst: boolean) => (
    <div>
      <SendButton
        wide
        look="primary"
        {...(isFirst && { 'data-first-focus': '' })}
        isSending={isVerifying}
        sendingLabel="확인을 기다리는 중"
      >
        휴대폰 본인 인증
      </SendButton>
      <IdentityWays identity={verification} onHere={() => start(verification.verifyHere)} />
    </div>
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
                <SentFields isSending={isVerifying}>
                  <TextField
                    ref={field}
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
                </SentFields>
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
