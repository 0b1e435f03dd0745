'use client';

import { useState } from 'react';
import { IdentityWays } from '@/components/auth/identity-ways';
import { useIdentity } from '@/components/auth/use-identity';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import { formatDay } from '@/lib/format/day';
import * as signupMessages from '@/lib/messages/signup';
import { RegisteredDialog } from './registered-dialog';
import { signupStore } from './signup-store';
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

/** Step 3: verification by phone. Shows the existing account of a person who has one. */
export function IdentityStep({ social, identity, onVerified, onNext, onBack }: IdentityStepProps) {
  const [registered, setRegistered] = useState<VerifiedIdentity | null>(null);
  const take = (verified: VerifiedIdentity) => {
    if (verified.accountId !== null) return setRegistered(verified);
    onVerified(verified);
    onNext();
    void showAlert(signupMessages.verified);
  };
  const verification = useIdentity({
    place: 'signup',
    onVerified: (verified) => (verified.type === undefined ? take(verified.person) : undefined),
    onLeave: () => signupStore.update({ isAway: true }),
  });
  const { isVerifying } = verification;
  const start = () => (isVerifying ? undefined : verification.verify());

  return (
    <>
      <p className="t-body pre">
        가입하는 분의 이름으로 개통한 휴대폰으로 인증해 주세요. 이름, 생년월일, 성별, 휴대폰 번호는 인증한
        그대로 가입 정보에 들어가요.
      </p>
      <ul className={`t-small muted ${styles.notes}`}>
        <li>새 창에서 진행해요. 창이 열리지 않으면 팝업 차단을 풀거나 이 창에서 인증해 주세요.</li>
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
        {isVerifying ? '본인 인증을 진행하는 중' : ''}
      </p>
      <IdentityWays identity={verification} onHere={() => verification.verifyHere()} />
      <StepButtons onBack={onBack} isBackDisabled={isVerifying}>
        {identity === null ? (
          <Button look="primary" onClick={start} aria-disabled={isVerifying} aria-busy={isVerifying}>
            {isVerifying ? '인증 진행 중' : '휴대폰 본인 인증'}
          </Button>
        ) : (
          <div className={styles.pair}>
            <Button onClick={start} aria-disabled={isVerifying} aria-busy={isVerifying}>
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
