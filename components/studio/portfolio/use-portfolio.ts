'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNetworkBack } from '@/components/form/use-network-back';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { useStore } from '@/lib/browser/store';
import type { Portfolio, PortfolioState, SavedPortfolio } from '@/lib/contracts/portfolio';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { recordChange, redo, startHistory, undo } from '@/lib/portfolio/history';
import { contentOf, savePortfolio } from './portfolio-calls';
import { createPortfolioSaver, type SaveState } from './portfolio-saver';
import { usePortfolioLeaving } from './use-portfolio-leaving';
import { useOtherWindow } from './use-other-window';

/** What the page begins with. */
export interface PortfolioStart {
  accountId: string;
  /** A portfolio that begins. */
  fresh: Portfolio;
  /** The portfolio that is being worked on, else the one whose PDF is kept; null where nothing was saved. */
  recent: SavedPortfolio | null;
  /** Whether one was saved and could not be loaded. */
  hasFailed: boolean;
  /** Whether a PDF is kept. */
  hasPdf: boolean;
  /** All artworks of the artist, in their order. */
  artworks: readonly StudioArtwork[];
}

export type PortfolioTab = 'new' | 'recent';
export type Change = (portfolio: Portfolio) => Portfolio;

const NOT_SAVED: SaveState = { status: 'saved', failure: null, savedAt: null };

/** The artist's portfolio while it is made: its two tabs, what can be undone, and its saves. */
export function usePortfolio({ accountId, fresh, recent: begun, hasFailed }: PortfolioStart) {
  const [tab, setTab] = useState<PortfolioTab>(begun === null ? 'new' : 'recent');
  const [history, setHistory] = useState(() => startHistory(begun === null ? fresh : contentOf(begun)));
  /** Artworks of the shown portfolio that no longer exist. */
  const [missing, setMissing] = useState(begun?.missingArtworks ?? []);
  /** What the tab of the recent one shows when it is opened. */
  const [recent, setRecent] = useState(begun === null ? null : contentOf(begun));
  const [saver] = useState(() =>
    createPortfolioSaver({
      state: begun?.isTemporary ? begun : null,
      savedAt: begun?.updatedAt ?? null,
      save: (portfolio, before, begins) => savePortfolio(portfolio, before, begins, true),
      later: afterPause,
      onFailure: (failure) => {
        if (isSessionFailure(failure)) void reportFailure(failure);
      },
    }),
  );
  const save = useStore(saver.store, NOT_SAVED);
  useUnsavedGuard(save.status !== 'saved', portfolioMessages.unsaved);
  const { present } = history;

  /** What needn't be saved: what was opened, and what was just handed to the saver. */
  const known = useRef(present);
  useEffect(() => {
    if (present === known.current) return;
    known.current = present;
    saver.keep(present);
  }, [present, saver]);

  const open = (content: Portfolio) => {
    known.current = content;
    setHistory(startHistory(content));
  };

  const hasChanged = history.past.length + history.future.length > 0;

  /** The portfolio of now, for work that has waited for an answer since it began. */
  const now = useRef({ present, hasChanged, tab });
  useEffect(() => {
    now.current = { present, hasChanged, tab };
  });

  const { otherWindow, look } = useOtherWindow({
    saver,
    portfolio: present,
    onTaken: (content) => {
      known.current = content;
      setHistory((current) => recordChange(current, content));
    },
  });
  usePortfolioLeaving({
    saver,
    owner: accountId,
    onKept: (kept) => {
      known.current = kept.portfolio;
      setHistory((current) => recordChange(current, kept.portfolio));
      saver.resume(kept);
    },
  });

  useNetworkBack(() => saver.retryFailed());

  /** Saves pending changes before another portfolio is shown. If that fails, the page says so. */
  const settleBefore = async (): Promise<boolean> => {
    if (saver.unsaved() === null || (await saver.settle(now.current.present)) !== null) return true;
    if (saver.store.get().status === 'stale') await look();
    return false;
  };

  const isAsking = useRef(false);
  const startNew = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const isWorkedOn = saver.getState() !== null || save.status !== 'saved';
      if (recent !== null || isWorkedOn) {
        const isSure = await askConfirm(
          isWorkedOn ? portfolioMessages.startOver : portfolioMessages.startOverFinished,
          {
            text: isWorkedOn ? portfolioMessages.startOverHint : portfolioMessages.startOverFinishedHint,
            confirmLabel: '새로 시작',
          },
        );
        if (!isSure || !(await settleBefore())) return;
      }
    } finally {
      isAsking.current = false;
    }
    const left = now.current;
    if (left.tab === 'recent' || left.hasChanged) setRecent(left.present);
    saver.beginAnother(true);
    open(fresh);
    setTab('new');
  };

  const select = (next: PortfolioTab) => {
    if (next === tab) return;
    if (next === 'new') return void startNew();
    // A new portfolio that was changed is the recent one by now.
    if (!hasChanged && recent !== null) {
      saver.beginAnother(false);
      open(recent);
    }
    setTab('recent');
  };

  /** @param mark of what is changed again and again, such as a text: it is undone in one step */
  const change = useCallback(
    (make: Change, mark: string | null = null) =>
      setHistory((current) => recordChange(current, make(current.present), mark)),
    [],
  );

  const tellFailure = useEffectEvent(() => {
    if (hasFailed) void showAlert(portfolioMessages.loadFailed);
  });
  useEffect(() => tellFailure(), []);

  return {
    portfolio: present,
    tab,
    select,
    hasRecent: recent !== null || save.savedAt !== null,
    save,
    saver,
    change,
    undo: history.past.length === 0 ? null : () => setHistory(undo),
    redo: history.future.length === 0 ? null : () => setHistory(redo),
    /** Saves what could not be saved. What was saved elsewhere needs the decision first. */
    retrySave: () => void (save.status === 'stale' ? look() : saver.settle(now.current.present)),
    /** What another window saved meanwhile; null if no choice is needed. */
    otherWindow,
    settleBefore,
    /** Shows a portfolio that was restored. */
    showRestored: (saved: SavedPortfolio) => {
      const content = contentOf(saved);
      saver.goOn({ state: saved.isTemporary ? saved : null, savedAt: saved.updatedAt }, null);
      setRecent(content);
      setMissing(saved.missingArtworks);
      open(content);
      setTab('recent');
    },
    /** Whether the portfolio was changed since its PDF was kept, or has none. */
    isUnfinished: saver.getState() !== null || save.status !== 'saved',
    missing,
    /** Goes on after the PDF was kept: the portfolio is the recent one, and the next change begins another. */
    keepPdf: ({ updatedAt }: PortfolioState) => {
      saver.goOn({ state: null, savedAt: updatedAt }, null);
      setRecent(now.current.present);
      setTab('recent');
    },
  };
}
export type PortfolioEditing = ReturnType<typeof usePortfolio>;

function afterPause(work: () => void): () => void {
  const timer = setTimeout(work, portfolioLimits.savePauseMs);
  return () => clearTimeout(timer);
}
