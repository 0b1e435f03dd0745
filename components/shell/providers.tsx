import { Suspense, type ReactNode } from 'react';
import { AlertHost } from '@/components/ui/alert-host';
import { ToastHost } from '@/components/ui/toast-host';
import { ImageFade } from './image-fade';
import { OneShotAlert } from './one-shot-alert';

/** What every page has in the browser: alerts, toasts, pictures that fade in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <AlertHost />
      <ToastHost />
      <ImageFade />
      <Suspense>
        <OneShotAlert />
      </Suspense>
    </>
  );
}
