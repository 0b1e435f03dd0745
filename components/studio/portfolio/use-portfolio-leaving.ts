'use client';

import { useEffect, useEffectEvent } from 'react';
import { isSessionFailure } from '@/components/shell/report-failure';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { SESSION_END } from '@/lib/browser/session-change';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { portfolioKeeper } from './kept-portfolio';
import type { PortfolioSaver, UnsavedPortfolio } from './portfolio-saver';

interface LeavingOptions {
  saver: PortfolioSaver;
  /** The account that owns the portfolio. */
  owner: string;
  /** Called with what this tab kept when the portfolio was last open. */
  onKept: (kept: UnsavedPortfolio) => void;
}

/**
 * Saves at once when a field is left, the tab is hidden or the page is closed, and keeps in this tab what could not be saved
 * until then.
 */
export function usePortfolioLeaving({ saver, owner, onKept }: LeavingOptions): void {
  const open = useEffectEvent(onKept);
  useEffect(() => {
    const keeper = portfolioKeeper(owner);
    const kept = keeper.take();
    if (kept !== null) open(kept);

    const keep = () => keeper.keep(saver.unsaved());
    const leave = () => {
      saver.flush();
      keep();
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('focusout', () => saver.flush(), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? leave() : undefined), { signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener(SESSION_END, keep, { signal });
    const unsubscribe = saver.store.subscribe(() => {
      if (saver.store.get().status === 'saved') keeper.keep(null);
    });
    return () => {
      end.abort();
      unsubscribe();
      leave();
      void saver.whenIdle().then((failure) => {
        // Another editor may have continued with it meanwhile.
        if (keeper.isOwn()) keep();
        // The page that would show the failure was left. An ended session has its own message.
        if (failure !== null && !isSessionFailure(failure))
          void showAlert(portfolioMessages.saveFailedLeft, { text: portfolioMessages.saveFailedLeftHint });
      });
    };
  }, [saver, owner]);
}
