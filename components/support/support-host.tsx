'use client';

import { closeSupport, SUPPORT_TITLE, supportStore } from '@/components/shell/support-store';
import { PhoneSheetShell } from '@/components/ui/dialog/dialog-shell';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { useStore } from '@/lib/browser/store';

/** Renders the support modal while it is open. Its code is loaded at the first opening. */
export function SupportHost({ hours }: { hours: string }) {
  const tab = useStore(supportStore, null);
  const showModal = useLazyDialog(
    tab !== null,
    async () => (await import('./support-modal')).SupportModal,
    closeSupport,
  );
  if (tab === null) return null;
  return (
    showModal({ initialTab: tab, hours, onClose: closeSupport }) ?? (
      <PhoneSheetShell label={SUPPORT_TITLE} onClose={closeSupport} />
    )
  );
}
