import type { ComponentType } from 'react';
import { offerReload } from '@/components/ui/action/offer-reload';
import { useLazyElement } from '@/components/ui/use-lazy-element';

/**
 * Makes a dialog, or another part that can be closed, whose code is fetched when it is first opened. If that fails, it is closed and
 * a reload is offered; the page stays.
 */
export function useLazyDialog<Props extends object>(
  isOpen: boolean,
  load: () => Promise<ComponentType<Props>>,
  onClose: () => void,
) {
  return useLazyElement(isOpen, load, () => {
    onClose();
    void offerReload();
  });
}
