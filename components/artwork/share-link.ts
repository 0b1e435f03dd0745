import { showToast } from '@/components/ui/toast-store';
import { messages } from '@/lib/messages/messages';

/** Shares an address and says how it went (member document, section 8). */
export async function shareLink(url: string, title: string): Promise<void> {
  if (hasShareSheet()) {
    try {
      await navigator.share({ url, title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast(messages.share.copied);
  } catch (error) {
    showToast(messages.share.copyFailed(error instanceof Error ? error.message : String(error)));
  }
}

/** A phone's sheet is what its owner expects; on a desk the clipboard is. */
function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
