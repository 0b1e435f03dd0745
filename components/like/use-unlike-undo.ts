import { useEffect } from 'react';
import { dismissToast, showToast } from '@/components/ui/dialog/toast-store';
import * as favoriteMessages from '@/lib/messages/favorite';
import { pageLikes } from './page-likes';
import { pressLike } from './press-like';

/**
 * On the favorites, shows a toast after an unlike and offers to undo it.
 * @param isOff no toast for now: in the viewing room the heart itself shows the unlike
 */
export function useUnlikeUndo(isOff = false): void {
  useEffect(() => {
    if (isOff) return;
    let shown: { toast: number; uuid: string } | null = null;
    const endPresses = pageLikes.onPress((target, isLiked) => {
      if (isLiked) return;
      const run = () => {
        if (!pageLikes.get(target.uuid).isLiked) void pressLike(pageLikes, target);
      };
      const toast = showToast(favoriteMessages.removed, { label: favoriteMessages.undo, run });
      shown = { toast, uuid: target.uuid };
    });
    // There is nothing to undo once the target is liked again, or once another visitor is here.
    const endStates = pageLikes.subscribe(() => {
      if (shown === null || pageLikes.find(shown.uuid)?.isLiked === false) return;
      dismissToast(shown.toast);
      shown = null;
    });
    return () => {
      endPresses();
      endStates();
    };
  }, [isOff]);
}
