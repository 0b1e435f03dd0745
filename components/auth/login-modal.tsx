'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { findAway } from '@/lib/browser/identity-away';
import * as authMessages from '@/lib/messages/auth';
import { FindInfo } from './find-info';
import { FindIdResult } from './find-id-result';
import { LoginForm } from './login-form';
import { titleOf, type LoginMode, type LoginOffer } from './login-mode';
import { NewPasswordForm } from './new-password-form';

/** The login, or the search that the person left for a verification and comes back to. */
function beginning(): LoginMode {
  const away = findAway('find');
  if (away === null) return { name: 'login' };
  return away.purpose.type === 'pwd'
    ? { name: 'findInfo', tab: 'password', accountId: away.purpose.accountId }
    : { name: 'findInfo', tab: 'id' };
}

interface LoginModalProps {
  offer: LoginOffer;
  onClose: () => void;
}

/**
 * The login modal: login, finding an ID, setting a new password. Closing it leaves the page as it was, and asks first where a
 * verification would be lost.
 */
export function LoginModal({ offer, onClose }: LoginModalProps) {
  const [mode, setMode] = useState<LoginMode>(beginning);
  const body = useRef<HTMLDivElement>(null);

  // The element that had the focus left the page with the mode before.
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [mode.name]);

  const close = async () => {
    const isVerified = mode.name === 'findPwdResult';
    const isSure =
      !isVerified ||
      (await askConfirm(authMessages.passwordUnchanged, {
        text: authMessages.passwordUnchangedHint,
        confirmLabel: '닫기',
        cancelLabel: '계속하기',
      }));
    if (isSure) onClose();
  };

  return (
    <Dialog isOpen onClose={() => void close()} title={titleOf(mode)} isFullOnPhones>
      <div ref={body}>
        {mode.name === 'login' ? (
          <LoginForm accountId={mode.accountId} offer={offer} onMode={setMode} onDone={onClose} />
        ) : null}
        {mode.name === 'findInfo' ? (
          <FindInfo initialTab={mode.tab} initialAccountId={mode.accountId} onMode={setMode} />
        ) : null}
        {mode.name === 'findIdResult' ? <FindIdResult found={mode.found} onMode={setMode} /> : null}
        {mode.name === 'findPwdResult' ? (
          <NewPasswordForm accountId={mode.accountId} onMode={setMode} onDone={onClose} />
        ) : null}
      </div>
    </Dialog>
  );
}
