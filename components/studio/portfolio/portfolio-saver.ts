import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { createStore } from '@/lib/browser/store';
import type { Portfolio, PortfolioState } from '@/lib/contracts/portfolio';

export interface SaveState {
  /** `unsaved` waits for a pause in the changes; `stale` was saved elsewhere, and waits for a decision. */
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'stale';
  /** Why the last save failed. */
  failure: string | null;
  /** When it was saved last, as an ISO date; null before the first save. */
  savedAt: string | null;
}

/** What saves begin with. */
export interface SavedBefore {
  /** The portfolio that is being worked on; null where there is none, and the first save makes it. */
  state: PortfolioState | null;
  savedAt: string | null;
}

interface SaverOptions extends SavedBefore {
  /** @throws {ApiFailure} PORTFOLIO_STALE where it was saved elsewhere since */
  save: (portfolio: Portfolio, before: PortfolioState | null) => Promise<PortfolioState>;
  /** Runs work after a pause in the changes. @returns what cancels it */
  later: (work: () => void) => () => void;
  /** Hears of a failure that isn't shown beside the portfolio: an ended session. */
  onFailure: (failure: unknown) => void;
}

/**
 * A portfolio that saves itself: after a pause in the changes, one save at a time, so that each names the version of the one
 * before. What fails is kept, and is sent with the next change or when it is retried.
 */
export function createPortfolioSaver({ save, later, onFailure, ...before }: SaverOptions) {
  const store = createStore<SaveState>({ status: 'saved', failure: null, savedAt: before.savedAt });
  let last = before.state;
  /** What isn't saved yet; null when all is. */
  let waiting: Portfolio | null = null;
  let cancelPause = (): void => undefined;
  let running: Promise<void> | null = null;

  const tell = (change: Partial<SaveState>) => store.set({ ...store.get(), ...change });

  async function run(): Promise<void> {
    while (waiting !== null && store.get().status !== 'stale') {
      const sent: Portfolio = waiting;
      waiting = null;
      tell({ status: 'saving', failure: null });
      try {
        last = await save(sent, last);
        tell({ status: waiting === null ? 'saved' : 'unsaved', savedAt: last.updatedAt });
      } catch (failure) {
        waiting ??= sent;
        const isStale = failure instanceof ApiFailure && failure.code === 'PORTFOLIO_STALE';
        tell({ status: isStale ? 'stale' : 'failed', failure: failureMessage(failure) });
        onFailure(failure);
        return;
      }
    }
  }

  function begin(): Promise<void> {
    cancelPause();
    running ??= run().finally(() => (running = null));
    return running;
  }

  return {
    store,
    /** Saves the portfolio after a pause. */
    keep(portfolio: Portfolio): void {
      waiting = portfolio;
      cancelPause();
      if (store.get().status === 'stale') return;
      if (running === null) tell({ status: 'unsaved' });
      cancelPause = later(() => void begin());
    },
    /**
     * Saves at once what waits, or a portfolio that has never been saved.
     * @returns what is known of the saved portfolio; null where it could not be saved
     */
    async settle(portfolio: Portfolio): Promise<PortfolioState | null> {
      if (last === null) waiting = portfolio;
      do await begin();
      while (waiting !== null && store.get().status === 'unsaved');
      return waiting === null ? last : null;
    },
    /**
     * Goes on from what was saved elsewhere, or after the PDF was kept.
     * @param portfolio saved over it; null where nothing is to be saved
     */
    goOn({ state, savedAt }: SavedBefore, portfolio: Portfolio | null): void {
      cancelPause();
      last = state;
      waiting = null;
      store.set({ status: 'saved', failure: null, savedAt });
      if (portfolio !== null) this.keep(portfolio);
    },
    /** What is known of the portfolio that is being worked on; null before its first save. */
    getState: () => last,
  };
}
