'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { answerAlert, currentAlert, subscribeToAlerts, type AlertRequest } from './alert-store';

type AlertDialogType = ComponentType<{ request: AlertRequest; onAnswer: (isConfirmed: boolean) => void }>;

/** Shows what `showAlert` and `askConfirm` ask. The dialog is fetched with the first one. */
export function AlertHost() {
  const request = useSyncExternalStore(subscribeToAlerts, currentAlert, () => null);
  const [Dialog, setDialog] = useState<AlertDialogType | null>(null);

  useEffect(() => {
    if (request === null || Dialog !== null) return;
    let isGone = false;
    import('./alert-dialog').then(
      (module) => {
        if (!isGone) setDialog(() => module.AlertDialog);
      },
      // The network is away and the dialog with it; the words still have to be said.
      () => {
        const words = request.text === null ? request.title : `${request.title}\n${request.text}`;
        if (request.kind === 'confirm') answerAlert(window.confirm(words), request);
        else {
          window.alert(words);
          answerAlert(true, request);
        }
      },
    );
    return () => {
      isGone = true;
    };
  }, [request, Dialog]);

  if (request === null || Dialog === null) return null;
  return (
    <Dialog
      key={request.title}
      request={request}
      onAnswer={(isConfirmed) => answerAlert(isConfirmed, request)}
    />
  );
}
