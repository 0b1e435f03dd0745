'use client';

import { closeSupport, supportStore } from '@/components/shell/support-store';
import { offerReload } from '@/components/ui/offer-reload';
import { useLazyElement } from '@/components/ui/use-lazy-element';
import { useStore } from '@/lib/browser/store';

/** Renders the support modal while it is open. Its code is loaded at the first opening. */
export function SupportHost({ hours }: { hours: string }) {
  const tab = useStore(supportStore, null);
  const showModal = useLazyElement(
    tab !== null,
    async () => (await import('./support-modal')).SupportModal,
    () => {
      closeSupport();
      void offerReload();
    },
  );
  return tab === null ? null : showModal({ initialTab: tab, hours, onClose: closeSupport });
}
