'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConsentBox } from '@/components/form/consent-fields';
import { FieldError } from '@/components/ui/field/field-error';
import { TextLink } from '@/components/ui/action/text-link';
import * as sitePaths from '@/lib/paths/site';
import styles from './inquiry-form.module.css';
import type { InquiryValues } from './inquiry-schema';

const FACTS = [
  ['항목', '이메일, 휴대폰 번호, 문의 내용과 첨부 파일'],
  ['목적', '문의 확인과 답변'],
  ['기간', '답변한 날부터 3년 (전자상거래법의 소비자 불만 기록)'],
] as const;

/** What a guest agrees to before an inquiry can be sent (S-4). */
export function GuestConsent() {
  const { register, formState } = useFormContext<InquiryValues>();
  const id = useId();
  const error = formState.errors.privacyAgreed?.message;
  return (
    <div className={styles.consent}>
      <dl className={`t-cap ${styles.facts}`}>
        {FACTS.map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="t-cap">
        동의하지 않을 수 있으며, 그러면 비회원 문의를 보낼 수 없어요.{' '}
        <TextLink href={sitePaths.privacy()} target="_blank" rel="noopener">
          개인정보처리방침
          <span className="vh"> (새 창)</span>
        </TextLink>
      </p>
      <ConsentBox
        isRequired
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        {...register('privacyAgreed')}
      >
        개인정보 수집과 이용에 동의합니다
      </ConsentBox>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
