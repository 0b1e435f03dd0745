'use client';

import { useRef, useState } from 'react';
import { showFailure } from '@/components/shell/report-failure';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SendButton } from '@/components/ui/action/send-button';
import { callApi } from '@/lib/browser/call-api';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import * as signupMessages from '@/lib/messages/signup';
import * as sitePaths from '@/lib/paths/site';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import styles from './registered-dialog.module.css';
import { signupStore } from './signup-store';

interface RegisteredDialogProps {
  /** The verified person, with the account that they have. */
  identity: VerifiedIdentity;
  social: SocialNewcomer | null;
  onClose: () => void;
}

/**
 * Tells a person that they have an account already: its ID, its social provider, or both. An account without a
 * social provider can be linked to the social account that the person came with (M-106).
 */
export function RegisteredDialog({ identity, social, onClose }: RegisteredDialogProps) {
  const [isLinking, setLinking] = useState(false);
  const isSent = useRef(false);
  const { accountId, hasPassword, snsType } = identity;
  const provider = snsType === null ? null : SOCIAL_PROVIDER_LABELS[snsType];
  const canLink = social !== null && snsType === null && accountId !== null;

  const link = async () => {
    if (!canLink || isSent.current) return;
    isSent.current = true;
    setLinking(true);
    const { uniqueVal, name, birthDate, genderType, phoneNum } = identity;
    try {
      await callApi('put', '/v1/auth/oauth2/link', {
        body: {
          socialLoginUuid: social.socialLoginUuid,
          accountId,
          verifyUniqueVal: uniqueVal,
          name,
          birthDate,
          genderType,
          phoneNum,
        },
      });
    } catch (failure) {
      isSent.current = false;
      setLinking(false);
      await showFailure(signupMessages.linkFailed, failure);
      return;
    }
    await showAlert(signupMessages.linked);
    signupStore.clear();
    window.location.assign(sitePaths.home());
  };

  return (
    <Dialog
      isOpen
      isSending={isLinking}
      onClose={onClose}
      title={signupMessages.alreadyRegistered}
      footer={
        <>
          <Button small onClick={onClose} disabled={isLinking}>
            닫기
          </Button>
          {canLink ? (
            <SendButton small look="primary" onSend={link} isSending={isLinking}>
              계정 연동
            </SendButton>
          ) : null}
        </>
      }
    >
      <p className="t-small muted">
        {provider === null || hasPassword ? '가입하신 아이디입니다.' : '가입하신 소셜 계정입니다.'}
      </p>
      <p className={`t-h3 ${styles.account}`}>
        {provider === null || hasPassword ? accountId : `${provider} 계정`}
      </p>
      {provider !== null && hasPassword ? (
        <p className="t-small">{provider} 계정도 연동되어 있습니다.</p>
      ) : null}
      {canLink ? (
        <p className="t-small pre">
          이 아이디에 {SOCIAL_PROVIDER_LABELS[social.snsType]} 계정을 연동하면 앞으로{' '}
          {SOCIAL_PROVIDER_LABELS[social.snsType]}로 로그인할 수 있어요.
        </p>
      ) : null}
    </Dialog>
  );
}
