import { useEffect } from 'react';
import { dismissToast, showToast } from '@/components/ui/toast-store';
import * as favoriteMessages from '@/lib/messages/favorite';
import { pageLikes } from './page-likes';
import { pressLike } from './press-like';

/**
 * On a page of the visitor's own likes: one that is taken back says so and offers to undo it, as pressing the
 * heart again does.
 * @param isOff the hearts are pressed elsewhere for now: in the viewing room, which shows them itself
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
    // Liked again, by the heart or because it couldn't be taken back: there is nothing to undo. Nor for another.
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
