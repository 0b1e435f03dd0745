'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { findAway } from '@/lib/browser/identity-away';
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

/** The login modal: login, finding an ID, setting a new password. Closing it leaves the page as it was. */
export function LoginModal({ offer, onClose }: LoginModalProps) {
  const [mode, setMode] = useState<LoginMode>(beginning);
  const body = useRef<HTMLDivElement>(null);

  // The element that had the focus left the page with the mode before.
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [mode.name]);

  return (
    <Dialog isOpen onClose={onClose} title={titleOf(mode)} isFullOnPhones>
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
