'use client';

import { useState } from 'react';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { useStudioCollection } from '@/components/studio/use-studio-collection';

type Studio = Pick<ReturnType<typeof useStudioCollection>, 'collection' | 'reload'>;

/** Opens the arrangement of the artist's page. Its code, with what drags, is loaded with the first opening. */
export function useExposureDialog({ collection, reload }: Studio) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = useLazyDialog(
    isOpen,
    async () => (await import('@/components/studio/exposure/exposure-dialog')).ExposureDialog,
    close,
  );
  return {
    open: () => setOpen(true),
    element: isOpen ? show({ collection, reload, onClose: close }) : null,
  };
}
