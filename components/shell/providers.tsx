import type { ReactNode } from 'react';
import { LikeButtons } from '@/components/like/like-buttons';
import { AlertHost } from '@/components/ui/dialog/alert-host';
import { ToastHost } from '@/components/ui/dialog/toast-host';
import { ImageFade } from './image-fade';
import { OneShotAlert } from './one-shot-alert';

/** What every page has in the browser: alerts, toasts, pictures that fade in, likes. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <AlertHost />
      <ToastHost />
      <ImageFade />
      <LikeButtons />
      <OneShotAlert />
    </>
  );
}
