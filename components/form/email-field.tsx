'use client';

import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import fieldStyles from '@/components/ui/field/field.module.css';
import { Select } from '@/components/ui/field/select';
import { callApi } from '@/lib/browser/call-api';
import * as signupMessages from '@/lib/messages/signup';
import { EMAIL_DOMAINS } from '@/lib/options/signup';
import styles from './email-field.module.css';
import { joinEmail, OWN_DOMAIN, splitEmail, type EmailParts } from './email-parts';
import type { CheckedValues } from './form-checks';
import { FieldButton, FieldGroup } from './form-layout';
import { useDuplicateCheck } from './use-duplicate-check';

type EmailValues = CheckedValues<'email'>;

const DOMAINS = [
  ...EMAIL_DOMAINS.map((domain) => ({ value: domain, label: domain })),
  { value: OWN_DOMAIN, label: '직접 입력' },
];

/** @param own the address that the account has already; it needs no duplicate check */
export function EmailField({ own = null }: { own?: string | null }) {
  const { field, fieldState } = useController<EmailValues, 'email'>({ name: 'email' });
  const answer = useWatch<EmailValues, 'emailCheck'>({ name: 'emailCheck' });
  const [{ value, parts }, setHeld] = useState(() => held(field.value));
  const { isChecking, ask, forget } = useDuplicateCheck({
    name: 'email',
    isTaken: (email, signal) => callApi('get', '/v1/auth/is-duplicate-email', { query: { email }, signal }),
  });
  // The form was given another address, for example one that was saved elsewhere.
  if (value !== field.value) setHeld(held(field.value));

  const isFree = field.value !== '' && answer.value === field.value && !answer.isTaken;
  const isOwnDomain = parts.domain === OWN_DOMAIN;
  const put = (next: EmailParts) => {
    forget();
    setHeld({ value: joinEmail(next), parts: next });
    field.onChange(joinEmail(next));
  };
  const inputs = {
    className: fieldStyles.input,
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': fieldState.invalid ? (true as const) : undefined,
    onBlur: field.onBlur,
  };

  return (
    <FieldGroup
      label="이메일"
      error={fieldState.error?.message}
      success={isFree ? signupMessages.emailFree : undefined}
    >
      {(messageId) => (
        <div className={`${styles.email} ${isOwnDomain ? styles.own : ''}`}>
          <input
            {...inputs}
            ref={field.ref}
            name={field.name}
            aria-label="이메일 아이디"
            aria-required
            aria-describedby={messageId}
            inputMode="email"
            autoComplete="email"
            value={parts.local}
            onChange={({ target, nativeEvent }) => {
              // An address that is pasted or filled in goes to its parts; typing isn't interrupted at the
              // `@`.
              const isWhole = /[@＠]/.test(target.value) && !isTyped(nativeEvent);
              put(isWhole ? splitEmail(target.value) : { ...parts, local: target.value });
            }}
            onBlur={() => {
              field.onBlur();
              if (/[@＠]/.test(parts.local)) put(splitEmail(parts.local));
            }}
          />
          <span className={styles.at} aria-hidden="true">
            @
          </span>
          {isOwnDomain ? (
            <input
              {...inputs}
              aria-label="이메일 도메인"
              aria-describedby={messageId}
              placeholder="example.com"
              inputMode="url"
              autoComplete="off"
              value={parts.ownDomain}
              onChange={({ target }) => put({ ...parts, ownDomain: target.value })}
            />
          ) : null}
          <div className={styles.select}>
            <Select
              label="이메일 도메인 선택"
              isLabelHidden
              options={DOMAINS}
              value={parts.domain}
              onChange={({ target }) => put({ ...parts, domain: target.value })}
            />
          </div>
          <div className={styles.check}>
            <FieldButton
              field="이메일"
              isBusy={isChecking}
              disabled={own !== null && field.value.toLowerCase() === own.toLowerCase()}
              onClick={ask}
            >
              중복 확인
            </FieldButton>
          </div>
        </div>
      )}
    </FieldGroup>
  );
}

/** An address and its parts, which hold more: a domain may be chosen before the local part is typed. */
function held(value: string): { value: string; parts: EmailParts } {
  return { value, parts: splitEmail(value) };
}

/** Whether an edit was one key, as opposed to a paste or the browser's filling in. */
function isTyped(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertText' && event.data?.length === 1;
}
