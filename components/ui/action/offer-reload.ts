import * as networkMessages from '@/lib/messages/network';
import { isOffline } from '@/lib/browser/api-failure';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';

/**
 * Says that a part of the page can't be loaded, and offers to load the page anew: after an update of the site the parts of
 * the version before are gone. Nothing is reloaded unasked, because a form may be half filled, and nothing without a network, because
 * the page would be lost.
 */
export async function offerReload(): Promise<void> {
  if (isOffline()) return sayOffline();
  const isWanted = await askConfirm(networkMessages.partMissing, {
    text: networkMessages.reloadHelps,
    confirmLabel: '새로고침',
    cancelLabel: '닫기',
  });
  if (!isWanted) return;
  if (isOffline()) await sayOffline();
  else window.location.reload();
}

const sayOffline = () => showAlert(networkMessages.offline, { text: networkMessages.pressAgain });

/** Whether an error says that code of the page couldn't be loaded. The bundler and the browsers each have a name for it. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script|Loading (CSS )?chunk/i.test(error.message)
  );
}
