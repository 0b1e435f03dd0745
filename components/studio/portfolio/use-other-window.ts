'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { showToast } from '@/components/ui/dialog/toast-store';
import type { Portfolio, PortfolioState, SavedPortfolio } from '@/lib/contracts/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { differencesOf } from '@/lib/portfolio/differences';
import { contentOf, loadSaved, restorePortfolio, savePortfolio } from './portfolio-calls';
import type { PortfolioSaver } from './portfolio-saver';

/** What another window has saved since this one began, and the choices. */
export interface OtherWindow {
  /** Null where it is gone. */
  other: SavedPortfolio | null;
  isDeciding: boolean;
  goOnWith: (which: 'here' | 'there') => Promise<void>;
  /** Postpones the choice: nothing is saved until then. */
  later: () => void;
}

interface OtherWindowOptions {
  saver: PortfolioSaver;
  portfolio: Portfolio;
  /** Shows what the other window has saved. */
  onTaken: (content: Portfolio) => void;
}

/** Resolves a version conflict with another window. The portfolio that isn't chosen becomes an earlier one. */
export function useOtherWindow({ saver, portfolio, onTaken }: OtherWindowOptions) {
  const [found, setFound] = useState<{ other: SavedPortfolio | null } | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const isLooking = useRef(false);
  /** What the window shows, for work that began before it. */
  const latest = useRef(portfolio);
  useEffect(() => {
    latest.current = portfolio;
  });

  const goOnFrom = (state: PortfolioState | null, unsaved: Portfolio | null) => {
    setFound(null);
    saver.goOn({ state: workedOn(state), savedAt: state?.updatedAt ?? null }, unsaved);
  };

  /** Loads what was saved. Asks nothing if this window sent it and only the response was lost. */
  const look = async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    try {
      const other = await loadSaved();
      const here = latest.current;
      const own = [here, ...saver.unanswered()].find(
        (each) => other?.isTemporary && differencesOf(each, contentOf(other)).length === 0,
      );
      if (own === undefined) setFound({ other });
      else goOnFrom(other, own === here ? null : here);
    } catch (failure) {
      await reportFailure(failure);
    } finally {
      isLooking.current = false;
    }
  };
  const onStale = useEffectEvent(look);
  useEffect(
    () =>
      saver.store.subscribe(() => {
        if (saver.store.get().status === 'stale') void onStale();
      }),
    [saver],
  );

  const goOnWith = async (which: 'here' | 'there') => {
    if (found === null || isDeciding) return;
    const { other } = found;
    setDeciding(true);
    try {
      const mine = await savePortfolio(portfolio, workedOn(other), true);
      if (which === 'here' || other === null) goOnFrom(mine, null);
      else {
        const taken = await restorePortfolio(other.id);
        onTaken(contentOf(taken));
        goOnFrom(taken, null);
      }
      if (other !== null) showToast(portfolioMessages.staleKept);
    } catch (failure) {
      // It may have been saved again, or the response was lost, so the saved portfolio is loaded again.
      setFound(null);
      await reportFailure(failure);
    } finally {
      setDeciding(false);
    }
  };

  const otherWindow: OtherWindow | null = found && {
    other: found.other,
    isDeciding,
    goOnWith,
    later: () => setFound(null),
  };
  return { otherWindow, look };
}

/** The state that the next save replaces; null for the kept portfolio, which is never replaced. */
function workedOn(state: PortfolioState | null): PortfolioState | null {
  return state?.isTemporary ? state : null;
}
