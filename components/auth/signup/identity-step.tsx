'use client';

import { useState } from 'react';
import { useIdentity } from '@/components/auth/use-identity';
import { showAlert } from '@/components/ui/alert-store';
import { Button } from '@/components/ui/button';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import { formatDay } from '@/lib/format/day';
import * as signupMessages from '@/lib/messages/signup';
import { RegisteredDialog } from './registered-dialog';
import { StepButtons } from './step-buttons';
import styles from './identity-step.module.css';

interface IdentityStepProps {
  social: SocialNewcomer | null;
  /** The person who was verified when this step was shown before. */
  identity: VerifiedIdentity | null;
  onVerified: (identity: VerifiedIdentity) => void;
  onNext: () => void;
  onBack: () => void;
}

/** Step 3: verification by phone in a popup. A person who has an account already is told which. */
export function IdentityStep({ social, identity, onVerified, onNext, onBack }: IdentityStepProps) {
  const { verify, isVerifying } = useIdentity();
  const [registered, setRegistered] = useState<VerifiedIdentity | null>(null);

  const start = async () => {
    if (isVerifying) return;
    const verified = await verify();
    if (verified === null) return;
    if (verified.accountId !== null) return setRegistered(verified);
    onVerified(verified);
    onNext();
    await showAlert(signupMessages.verified);
  };

  return (
    <>
      <p className="t-body pre">
        가입하는 분의 이름으로 개통한 휴대폰으로 인증해 주세요. 이름, 생년월일, 성별, 휴대폰 번호는 인증한
        그대로 가입 정보에 들어가요.
      </p>
      <ul className={`t-small muted ${styles.notes}`}>
        <li>새 창에서 진행해요. 창이 열리지 않으면 브라우저의 팝업 차단을 풀어 주세요.</li>
        <li>이미 가입했다면 어떤 계정인지 알려 드려요.</li>
      </ul>
      {identity === null ? null : (
        <p className={styles.done}>
          <b>{identity.name}</b>
          <span className="num">{formatDay(identity.birthDate)}</span>
          <span className="muted">본인 인증을 마쳤어요.</span>
        </p>
      )}
      <p className="vh" role="status">
        {isVerifying ? '새 창에서 본인 인증을 진행하는 중' : ''}
      </p>
      <StepButtons onBack={onBack} isBackDisabled={isVerifying}>
        {identity === null ? (
          <Button
            look="primary"
            onClick={() => void start()}
            aria-disabled={isVerifying}
            aria-busy={isVerifying}
          >
            {isVerifying ? '인증 창에서 진행 중' : '휴대폰 본인 인증'}
          </Button>
        ) : (
          <div className={styles.pair}>
            <Button onClick={() => void start()} aria-disabled={isVerifying} aria-busy={isVerifying}>
              다시 인증
            </Button>
            <Button look="primary" onClick={onNext} disabled={isVerifying}>
              다음
            </Button>
          </div>
        )}
      </StepButtons>
      {registered === null ? null : (
        <RegisteredDialog identity={registered} social={social} onClose={() => setRegistered(null)} />
      )}
    </>
  );
}
