'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AlertHost } from '@/components/ui/alert-host';
import { ToastHost } from '@/components/ui/toast-host';
import { getQueryClient } from '@/lib/browser/query-client';
import { ImageFade } from './image-fade';
import { OneShotAlert } from './one-shot-alert';

/** What every page may count on in the browser: server state, alerts, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      {children}
      <AlertHost />
      <ToastHost />
      <ImageFade />
      <OneShotAlert />
    </QueryClientProvider>
  );
}
