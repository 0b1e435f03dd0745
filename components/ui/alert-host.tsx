'use client';

import { useStore } from '@/lib/browser/store';
import { alertStore, answerAlert, currentAlert } from './alert-store';
import { useLazyElement } from './use-lazy-element';

/** Shows what `showAlert` and `askConfirm` ask. The dialog is fetched with the first one. */
export function AlertHost() {
  const request = useStore({ subscribe: alertStore.subscribe, get: currentAlert }, null);
  const showDialog = useLazyElement(
    request !== null,
    async () => (await import('./alert-dialog')).AlertDialog,
    // The network is away and the dialog with it; the words still have to be said.
    () => {
      if (request === null) return;
      const words = request.text === null ? request.title : `${request.title}\n${request.text}`;
      if (request.kind === 'confirm') return answerAlert(window.confirm(words), request);
      window.alert(words);
      answerAlert(true, request);
    },
  );
  if (request === null) return null;
  const onAnswer = (isConfirmed: boolean) => answerAlert(isConfirmed, request);
  return showDialog({ key: request.title, request, onAnswer });
}
