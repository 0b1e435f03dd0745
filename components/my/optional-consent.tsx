'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConsentBox } from '@/components/form/consent-fields';
import { FieldError } from '@/components/ui/field/field-error';
import { TextLink } from '@/components/ui/action/text-link';
import * as sitePaths from '@/lib/paths/site';
import styles from './optional-consent.module.css';
import type { ProfileValues } from './profile-values';

/** The consent to what is optional. News and offers rest on it: taking it back takes them back too. */
export function OptionalConsent() {
  const form = useFormContext<ProfileValues>();
  const id = useId();
  const error = form.formState.errors.privacyOptional?.message;
  const consent = form.register('privacyOptional', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (target.checked) return;
      form.setValue('agreeMarketingEmail', false, { shouldDirty: true });
      form.setValue('agreeMarketingSms', false, { shouldDirty: true });
    },
  });
  return (
    <div>
      <div className={styles.line}>
        <ConsentBox aria-invalid={error === undefined ? undefined : true} aria-describedby={id} {...consent}>
          선택 개인정보 수집·이용 동의
        </ConsentBox>
        <TextLink href={sitePaths.privacyOptional()} target="_blank">
          <span className="vh">선택 개인정보 수집·이용 </span>내용 보기<span className="vh"> (새 창)</span>
        </TextLink>
      </div>
      <div id={id}>
        <p className="t-cap pre">동의하지 않으면 가입 경로가 지워지고 마케팅 소식을 보내지 않아요.</p>
        <FieldError>{error}</FieldError>
      </div>
    </div>
  );
}
