'use client';

import { closeSupport, supportStore } from '@/components/shell/support-store';
import { showAlert } from '@/components/ui/alert-store';
import { useLazyElement } from '@/components/ui/use-lazy-element';
import { noResponse } from '@/lib/browser/api-failure';
import { useStore } from '@/lib/browser/store';

/** Renders the support modal while it is open. Its code is loaded at the first opening. */
export function SupportHost({ hours }: { hours: string }) {
  const tab = useStore(supportStore, null);
  const showModal = useLazyElement(
    tab !== null,
    async () => (await import('./support-modal')).SupportModal,
    () => {
      closeSupport();
      void showAlert(noResponse().message);
    },
  );
  return tab === null ? null : showModal({ initialTab: tab, hours, onClose: closeSupport });
}
