'use client';

import { useEffect } from 'react';
import { closeLogin, loginStore, openLogin } from '@/components/shell/login-store';
import { PhoneSheetShell } from '@/components/ui/dialog/dialog-shell';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { useStore } from '@/lib/browser/store';
import { IDENTITY_AWAY } from '@/lib/identity-channel';
import type { LoginOffer } from './login-mode';

/** Renders the login modal while it is open. Its code is loaded at the first opening. */
export function LoginHost({ offer }: { offer: LoginOffer }) {
  const isOpen = useStore(loginStore, false);
  // A verification in this window returns to the search where it began.
  useEffect(() => {
    if (!isBack()) return;
    void import('@/lib/browser/identity-away').then(
      ({ findAway }) => (findAway('find') === null ? undefined : openLogin()),
      () => undefined,
    );
  }, []);
  const showModal = useLazyDialog(isOpen, async () => (await import('./login-modal')).LoginModal, closeLogin);
  if (!isOpen) return null;
  return showModal({ offer, onClose: closeLogin }) ?? <PhoneSheetShell label="로그인" onClose={closeLogin} />;
}

/** Whether this window has left for a verification. */
function isBack(): boolean {
  try {
    return window.sessionStorage.getItem(IDENTITY_AWAY) !== null;
  } catch {
    return false;
  }
}
