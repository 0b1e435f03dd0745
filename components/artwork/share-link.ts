import { showToast } from '@/components/ui/toast-store';
import * as shareMessages from '@/lib/messages/share';

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
    showToast(shareMessages.copied);
  } catch (error) {
    showToast(shareMessages.copyFailed(error instanceof Error ? error.message : String(error)));
  }
}

/** A phone's sheet is what its owner expects; on a desk the clipboard is. */
function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
