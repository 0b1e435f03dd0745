'use client';

import { useRef, type ReactNode } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import * as signupMessages from '@/lib/messages/signup';
import { hasRequiredAgreements, type Agreements } from './signup-state';
import { StepButtons } from './step-buttons';
import { TermsRow } from './terms-row';
import styles from './terms-step.module.css';

const ROWS = [
  { key: 'terms', name: '이용약관', isRequired: true },
  { key: 'privacyRequired', name: '개인정보 수집·이용', isRequired: true },
  { key: 'privacyOptional', name: '선택 개인정보 수집·이용', isRequired: false },
] as const;

interface TermsStepProps {
  agreements: Agreements;
  policies: Record<keyof Agreements, ReactNode>;
  onChange: (agreements: Agreements) => void;
  onNext: () => void;
  onBack: () => void;
}

/** Step 2: two required consents and an optional one. Each text can be read in its place. */
export function TermsStep({ agreements, policies, onChange, onNext, onBack }: TermsStepProps) {
  const list = useRef<HTMLUListElement>(null);
  const isAll = ROWS.every(({ key }) => agreements[key]);

  const next = () => {
    if (hasRequiredAgreements(agreements)) return onNext();
    // The alert gives the focus back to where it was: to the missing consent.
    list.current?.querySelector<HTMLInputElement>('input[data-required]:not(:checked)')?.focus();
    void showAlert(signupMessages.termsRequired);
  };

  return (
    <>
      <Checkbox
        className={styles.all}
        checked={isAll}
        onChange={({ target: { checked } }) =>
          onChange({ terms: checked, privacyRequired: checked, privacyOptional: checked })
        }
      >
        모두 동의합니다
      </Checkbox>
      <ul ref={list} className={styles.rows}>
        {ROWS.map(({ key, name, isRequired }) => (
          <TermsRow
            key={key}
            name={name}
            isRequired={isRequired}
            isChecked={agreements[key]}
            onCheck={(isChecked) => onChange({ ...agreements, [key]: isChecked })}
          >
            {policies[key]}
          </TermsRow>
        ))}
      </ul>
      <p className={`t-cap pre ${styles.note}`}>
        선택 항목에 동의하지 않아도 가입하고 서비스를 이용할 수 있어요.
      </p>
      <StepButtons onBack={onBack}>
        <Button look="primary" onClick={next}>
          다음
        </Button>
      </StepButtons>
    </>
  );
}
