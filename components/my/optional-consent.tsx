'use client';

import { useId } from 'react';
import { partOf, type FieldProps } from '@/components/auth/fields/field-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field-error';
import { TextLink } from '@/components/ui/text-link';
import * as sitePaths from '@/lib/paths/site';
import styles from './profile-form.module.css';
import type { ProfileValues } from './profile-values';

/** The consent to what is optional, which advertisements rest on: taken back, they go with it. */
export function OptionalConsent<Output>({ form: whole }: FieldProps<ProfileValues, Output>) {
  const form = partOf<ProfileValues, ProfileValues, Output>(whole);
  const id = useId();
  const error = form.errorOf('privacyOptional');
  return (
    <div>
      <div className={styles.optional}>
        <Checkbox
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-message`}
          {...form.register('privacyOptional', {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              if (target.checked) return;
              form.setValue('agreeMarketingEmail', false, { shouldDirty: true });
              form.setValue('agreeMarketingSms', false, { shouldDirty: true });
            },
          })}
        >
          <span>
            선택 개인정보 수집·이용 동의 <span className={styles.kind}>(선택)</span>
          </span>
        </Checkbox>
        <TextLink href={sitePaths.privacyOptional()} target="_blank">
          <span className="vh">선택 개인정보 수집·이용 </span>내용 보기<span className="vh"> (새 창)</span>
        </TextLink>
      </div>
      <div id={`${id}-message`}>
        <p className="t-cap pre">동의하지 않으면 가입 경로가 지워지고 마케팅 소식을 보내지 않아요.</p>
        <FieldError>{error}</FieldError>
      </div>
    </div>
  );
}
