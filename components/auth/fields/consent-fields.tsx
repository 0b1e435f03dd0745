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
  children: string;
}

function Consent({ form, name, isRequired, children }: ConsentProps) {
  const id = useId();
  const error = form.errorOf(name);
  return (
    <div>
      <Checkbox
        aria-required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-message`}
        {...form.register(name)}
      >
        <span>
          {children} <span className={styles.kind}>{isRequired ? '(필수)' : '(선택)'}</span>
        </span>
      </Checkbox>
      <FieldError id={`${id}-message`}>{error}</FieldError>
    </div>
  );
}

/** Artists have to be reachable for business; news and offers are for who wants them. */
export function ConsentFields<Values extends ConsentValues, Output>({
  isArtist,
  ...props
}: FieldProps<Values, Output> & { isArtist: boolean }) {
  const form = partOf<ConsentValues, Values, Output>(props.form);
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
      <fieldset className={styles.group}>
        <legend className={styles.legend}>소식과 혜택</legend>
        <p className="t-cap pre">행사와 혜택 소식이에요. 마이페이지에서 언제든지 바꿀 수 있어요.</p>
        <Consent form={form} name="agreeMarketingEmail">
          마케팅 이메일 수신 동의
        </Consent>
        <Consent form={form} name="agreeMarketingSms">
          마케팅 SMS 수신 동의
        </Consent>
      </fieldset>
    </>
  );
}
