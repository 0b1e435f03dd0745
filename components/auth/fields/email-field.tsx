'use client';

import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldError } from '@/components/ui/field-error';
import fieldStyles from '@/components/ui/field.module.css';
import { Select } from '@/components/ui/select';
import { emailSchema } from '@/lib/contracts/auth';
import * as signupMessages from '@/lib/messages/signup';
import { EMAIL_DOMAINS } from '@/lib/options';
import { callApi } from '@/lib/browser/call-api';
import { DuplicateCheckButton } from './duplicate-check-button';
import styles from './email-field.module.css';
import { emailOf, OWN_DOMAIN, splitEmail, type EmailValues } from './email-parts';
import { partOf, type FieldProps } from './field-form';
import { UNCHECKED, useDuplicateCheck } from './use-duplicate-check';

const DOMAINS = [
  ...EMAIL_DOMAINS.map((domain) => ({ value: domain, label: domain })),
  { value: OWN_DOMAIN, label: '직접 입력' },
];

interface LocalPartChange {
  target: { value: string };
  nativeEvent?: { inputType?: string; data?: string | null };
}

interface EmailFieldProps<Values extends EmailValues, Output> extends FieldProps<Values, Output> {
  /** The address that the account has already: nobody need ask whether it is taken. */
  own?: string | null;
}

/** An address in two parts, the second from a list or typed, and its duplicate check. */
export function EmailField<Values extends EmailValues, Output>({
  own = null,
  ...props
}: EmailFieldProps<Values, Output>) {
  const form = partOf<EmailValues, Values, Output>(props.form);
  const id = useId();
  const names = ['emailLocal', 'emailDomain', 'emailOwnDomain', 'emailCheck'] as const;
  const [emailLocal, emailDomain, emailOwnDomain, emailCheck] = useWatch({
    control: form.control,
    name: names,
  });
  const email = emailOf({ emailLocal, emailDomain, emailOwnDomain });
  const isOwn = emailDomain === OWN_DOMAIN;
  const isFree = email !== '' && emailCheck.value === email && !emailCheck.isTaken;
  const isOwnAddress = own !== null && email.toLowerCase() === own.toLowerCase();
  const error = form.errorOf('emailLocal');
  const { isChecking, ask, forget } = useDuplicateCheck({
    schema: emailSchema,
    isTaken: (email, signal) => callApi('get', '/v1/auth/is-duplicate-email', { query: { email }, signal }),
    onFault: (message) => {
      form.setError('emailLocal', { message });
      form.setFocus('emailLocal');
    },
    onAnswer: (answer) => {
      form.setValue('emailCheck', answer);
      if (answer.isTaken) form.setError('emailLocal', { message: signupMessages.emailTaken });
      else form.clearErrors('emailLocal');
    },
  });

  const edited = () => {
    forget();
    form.setValue('emailCheck', UNCHECKED);
  };
  /** A whole address that was pasted or filled in goes to its places. */
  const takeApart = (text: string) => {
    if (!text.includes('@')) return;
    edited();
    const parts = splitEmail(text);
    form.setValue('emailLocal', parts.emailLocal);
    form.setValue('emailDomain', parts.emailDomain);
    form.setValue('emailOwnDomain', parts.emailOwnDomain);
  };
  const message = {
    'aria-describedby': `${id}-message`,
    'aria-invalid': error === undefined ? undefined : true,
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={`${styles.label} ${fieldStyles.required}`}>
        이메일
      </p>
      <div className={`${styles.email} ${isOwn ? styles.own : ''}`}>
        <input
          className={fieldStyles.input}
          aria-label="이메일 아이디"
          aria-required
          inputMode="email"
          autoCapitalize="none"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          {...message}
          {...form.register('emailLocal', {
            onChange: ({ target, nativeEvent }: LocalPartChange) => {
              edited();
              // Whoever types an address by hand is not interrupted at its `@`.
              const isTyped =
                nativeEvent?.inputType === 'insertText' && (nativeEvent.data ?? '').length === 1;
              if (!isTyped) takeApart(target.value);
            },
            onBlur: ({ target }: LocalPartChange) => takeApart(target.value),
          })}
        />
        <span className={styles.at} aria-hidden="true">
          @
        </span>
        {isOwn ? (
          <input
            className={fieldStyles.input}
            aria-label="이메일 도메인"
            placeholder="example.com"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={190}
            {...message}
            {...form.register('emailOwnDomain', { onChange: edited, deps: ['emailLocal'] })}
          />
        ) : null}
        <div className={styles.select}>
          <Select
            label="이메일 도메인 선택"
            isLabelHidden
            options={DOMAINS}
            {...form.register('emailDomain', { onChange: edited, deps: ['emailLocal'] })}
          />
        </div>
        <div className={styles.check}>
          <DuplicateCheckButton
            subject="이메일"
            isChecking={isChecking}
            isNeedless={isOwnAddress}
            onAsk={() => void ask(email)}
          />
        </div>
      </div>
      <div id={`${id}-message`} className={styles.message}>
        {error === undefined ? (
          isFree ? (
            <p className={fieldStyles.success} role="status">
              {signupMessages.emailFree}
            </p>
          ) : null
        ) : (
          <FieldError>{error}</FieldError>
        )}
      </div>
    </div>
  );
}
