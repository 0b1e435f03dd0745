'use client';

import { closeLogin, loginStore } from '@/components/shell/login-store';
import { offerReload } from '@/components/ui/offer-reload';
import { useLazyElement } from '@/components/ui/use-lazy-element';
import { useStore } from '@/lib/browser/store';
import type { LoginOffer } from './login-mode';

/** Renders the login modal while it is open. Its code is loaded at the first opening. */
export function LoginHost({ offer }: { offer: LoginOffer }) {
  const isOpen = useStore(loginStore, false);
  const showModal = useLazyElement(
    isOpen,
    async () => (await import('./login-modal')).LoginModal,
    () => {
      closeLogin();
      void offerReload();
    },
  );
  return isOpen ? showModal({ offer, onClose: closeLogin }) : null;
}
