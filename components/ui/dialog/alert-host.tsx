'use client';

import type { ElementType } from 'react';
import { useStore } from '@/lib/browser/store';
import { alertStore, answerAlert, currentAlert } from './alert-store';
import { useLazyElement } from '@/components/ui/use-lazy-element';
import { AlertSheet } from './alert-sheet';
import { DialogShell } from './dialog-shell';

/** Shows alerts (`showAlert`) and questions (`askConfirm`). The dialog's code is loaded with the first one. */
export function AlertHost() {
  const request = useStore({ subscribe: alertStore.subscribe, get: currentAlert }, null);
  const showDialog = useLazyElement(
    request !== null,
    async () => (await import('./alert-dialog')).AlertDialog,
    // Without a network the dialog's code can't be loaded. The browser's own dialog shows the words then.
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
  const onClose = () => onAnswer(false);
  const sheetOf = (Title: ElementType, Text: ElementType) => (
    <AlertSheet request={request} onAnswer={onAnswer} Title={Title} Text={Text} />
  );
  return (
    showDialog({ key: request.title, hasText: request.text !== null, onClose, sheetOf }) ?? (
      <DialogShell label={request.title} onClose={onClose}>
        <div className="sheet">{sheetOf('p', 'p')}</div>
      </DialogShell>
    )
  );
}
