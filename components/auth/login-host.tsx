'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { closeLogin, isLoginOpen, subscribeToLogin } from '@/components/shell/login-store';
import { showAlert } from '@/components/ui/alert-store';
import { noResponse } from '@/lib/browser/api-failure';
import type { LoginOffer } from './login-mode';

/** Renders the login modal while it is open. Its code is loaded at the first opening. */
export function LoginHost({ offer }: { offer: LoginOffer }) {
  const isOpen = useSyncExternalStore(subscribeToLogin, isLoginOpen, () => false);
  const [Modal, setModal] = useState<ComponentType<{ offer: LoginOffer; onClose: () => void }> | null>(null);

  useEffect(() => {
    if (!isOpen || Modal !== null) return;
    let isGone = false;
    import('./login-modal').then(
      (module) => {
        if (!isGone) setModal(() => module.LoginModal);
      },
      () => {
        closeLogin();
        void showAlert(noResponse().message);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, Modal]);

  return isOpen && Modal !== null ? <Modal offer={offer} onClose={closeLogin} /> : null;
}
