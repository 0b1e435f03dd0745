import * as networkMessages from '@/lib/messages/network';
import { askConfirm } from '@/components/ui/dialog/alert-store';

/**
 * Says that a part of the page can't be loaded, and offers to load the page anew: after an update of the site the parts of
 * the version before are gone. Nothing is reloaded unasked, because a form may be half filled.
 */
export async function offerReload(): Promise<void> {
  const isWanted = await askConfirm(networkMessages.partMissing, {
    text: networkMessages.reloadHelps,
    confirmLabel: '새로고침',
    cancelLabel: '닫기',
  });
  if (isWanted) window.location.reload();
}

/** Whether an error says that code of the page couldn't be loaded. The bundler and the browsers each have a name for it. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script|Loading (CSS )?chunk/i.test(error.message)
  );
}
