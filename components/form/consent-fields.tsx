'use client';

import { useId, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/field/checkbox';
import { FieldError } from '@/components/ui/field/field-error';
import styles from './consent-fields.module.css';

interface ConsentBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'required'> {
  isRequired?: boolean;
}

/** A checkbox whose label says whether the consent is required. */
export function ConsentBox({ isRequired = false, children, ...rest }: ConsentBoxProps) {
  return (
    <Checkbox aria-required={isRequired} {...rest}>
      <span>
        {children} <span className={styles.kind}>{isRequired ? '(필수)' : '(선택)'}</span>
      </span>
    </Checkbox>
  );
}

interface ConsentValues {
  agreeBusinessEmail: boolean;
  agreeBusinessSms: boolean;
  agreeMarketingEmail: boolean;
  agreeMarketingSms: boolean;
}

interface ConsentProps {
  name: keyof ConsentValues;
  isRequired?: boolean;
  isDisabled?: boolean;
  children: string;
}

function Consent({ name, isRequired, isDisabled, children }: ConsentProps) {
  const { register, formState } = useFormContext<ConsentValues>();
  const id = useId();
  const error = formState.errors[name]?.message;
  return (
    <div>
      <ConsentBox
        isRequired={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        {...register(name)}
        disabled={isDisabled}
      >
        {children}
      </ConsentBox>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

interface ConsentFieldsProps {
  isArtist: boolean;
  /** A further sentence about news and offers. */
  newsHint?: string;
  /** News and offers rest on the optional consent: without it they can't be chosen. */
  isNewsClosed?: boolean;
}

/** Consents to be written to: for business, which artists have to give, and for news and offers. */
export function ConsentFields({ isArtist, newsHint, isNewsClosed = false }: ConsentFieldsProps) {
  const hintId = useId();
  return (
    <>
      {isArtist ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>비즈니스 안내</legend>
          <p className="t-cap pre">승인 결과, 협업 제안, 공모 안내를 보내 드려요.</p>
          <Consent name="agreeBusinessEmail" isRequired>
            비즈니스 이메일 수신 동의
          </Consent>
          <Consent name="agreeBusinessSms" isRequired>
            비즈니스 SMS 수신 동의
          </Consent>
        </fieldset>
      ) : null}
      <fieldset className={styles.group} aria-describedby={hintId}>
        <legend className={styles.legend}>소식과 혜택</legend>
        <p id={hintId} className="t-cap pre">
          {['행사와 혜택 소식이에요.', newsHint].filter(Boolean).join(' ')}
        </p>
        <Consent name="agreeMarketingEmail" isDisabled={isNewsClosed}>
          마케팅 이메일 수신 동의
        </Consent>
        <Consent name="agreeMarketingSms" isDisabled={isNewsClosed}>
          마케팅 SMS 수신 동의
        </Consent>
      </fieldset>
    </>
  );
}
