import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

interface BackGuard {
  hasUnsaved: boolean;
  /** Whether a save is on its way: going back waits for it, without a question. */
  isSaving: boolean;
  /** Asks whether what is unsaved may go. */
  ask: () => Promise<boolean>;
  /** Called where it may, before the browser goes. */
  onLeave: () => void;
}

/**
 * Asks before the browser goes back or forward within the back office and loses what is kept nowhere else. `useUnsavedGuard` asks about
 * links.
 */
export function useBackGuard({ hasUnsaved, isSaving, ask, onLeave }: BackGuard): void {
  const blocker = useBlocker(({ historyAction }) => (hasUnsaved || isSaving) && historyAction === 'POP');
  const onBlocked = useEffectEvent(async (isThere: () => boolean) => {
    if (blocker.state !== 'blocked') return;
    const isSure = !isSaving && (await ask());
    if (!isThere()) return;
    if (!isSure) return blocker.reset();
    onLeave();
    blocker.proceed();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isThere = true;
    void onBlocked(() => isThere);
    return () => {
      isThere = false;
    };
  }, [blocker.state]);
}
