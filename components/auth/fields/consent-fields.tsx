'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field-error';
import styles from './consent-fields.module.css';
import { partOf, type FieldForm, type FieldProps } from './field-form';

/** What a form with consents holds for them; the business ones are an artist's. */
export interface ConsentValues {
  agreeBusinessEmail: boolean;
  agreeBusinessSms: boolean;
  agreeMarketingEmail: boolean;
  agreeMarketingSms: boolean;
}

interface ConsentProps {
  form: FieldForm<ConsentValues>;
  name: keyof ConsentValues;
  isRequired?: boolean;
  isDisabled?: boolean;
  children: string;
}

function Consent({ form, name, isRequired, isDisabled, children }: ConsentProps) {
  const id = useId();
  const error = form.errorOf(name);
  return (
    <div>
      <Checkbox
        aria-required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-message`}
        {...form.register(name)}
        disabled={isDisabled}
      >
        <span>
          {children} <span className={styles.kind}>{isRequired ? '(필수)' : '(선택)'}</span>
        </span>
      </Checkbox>
      <FieldError id={`${id}-message`}>{error}</FieldError>
    </div>
  );
}

interface ConsentFieldsProps {
  isArtist: boolean;
  /** What more is to be said of news and offers, where the form is. */
  newsHint?: string;
  /** News rest on the optional consent, which another step may have been refused at. */
  isNewsClosed?: boolean;
}

/** Artists have to be reachable for business; news and offers are for who wants them. */
export function ConsentFields<Values extends ConsentValues, Output>({
  isArtist,
  newsHint,
  isNewsClosed = false,
  ...props
}: FieldProps<Values, Output> & ConsentFieldsProps) {
  const form = partOf<ConsentValues, Values, Output>(props.form);
  const hintId = useId();
  return (
    <>
      {isArtist ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>비즈니스 안내</legend>
          <p className="t-cap pre">승인 결과, 협업 제안, 공모 안내를 보내 드려요.</p>
          <Consent form={form} name="agreeBusinessEmail" isRequired>
            비즈니스 이메일 수신 동의
          </Consent>
          <Consent form={form} name="agreeBusinessSms" isRequired>
            비즈니스 SMS 수신 동의
          </Consent>
        </fieldset>
      ) : null}
      <fieldset className={styles.group} aria-describedby={hintId}>
        <legend className={styles.legend}>소식과 혜택</legend>
        <p id={hintId} className="t-cap pre">
          {['행사와 혜택 소식이에요.', newsHint].filter(Boolean).join(' ')}
        </p>
        <Consent form={form} name="agreeMarketingEmail" isDisabled={isNewsClosed}>
          마케팅 이메일 수신 동의
        </Consent>
        <Consent form={form} name="agreeMarketingSms" isDisabled={isNewsClosed}>
          마케팅 SMS 수신 동의
        </Consent>
      </fieldset>
    </>
  );
}
