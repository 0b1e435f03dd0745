import { showAlert } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import * as shareMessages from '@/lib/messages/share';

/** Whether the browser has a share sheet. The in-app browsers of Android have none. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Copies an address and shows whether it succeeded (P-162, P-163). */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(shareMessages.copied);
  } catch {
    if (copyByEvent(url)) showToast(shareMessages.copied);
    else
      await showAlert(shareMessages.copyFailed(shareMessages.copyBlocked), {
        text: shareMessages.copyByHand(url),
      });
  }
}

/** Copies a text where in-app browsers have no clipboard, or refuse it. @returns whether it succeeded */
function copyByEvent(text: string): boolean {
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', onCopy, { once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  return isDone && isCopied;
}

/** The sheet was closed without sharing, or one is open already. */
const SILENT: readonly string[] = ['AbortError', 'InvalidStateError'];

/** Opens the share sheet. The address is copied where it can't be opened. */
export async function openShareSheet(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if (error instanceof Error && SILENT.includes(error.name)) return;
    await copyLink(url);
  }
}
