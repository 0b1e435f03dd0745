import * as leavingMessages from '@/lib/messages/leaving';
import { askConfirm } from './alert-store';

/** Closes a dialog. It asks first where what was put into the dialog would be lost. */
export async function askToClose(hasUnsaved: boolean, onClose: () => void): Promise<void> {
  const isSure =
    !hasUnsaved ||
    (await askConfirm(leavingMessages.closing, { confirmLabel: '닫기', cancelLabel: '계속 쓰기' }));
  if (isSure) onClose();
}
