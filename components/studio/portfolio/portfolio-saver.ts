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

/** An unsaved change. */
export interface UnsavedPortfolio extends Pick<SavedBefore, 'state'> {
  portfolio: Portfolio;
  /** Whether it begins another portfolio. */
  begins: boolean;
  /** Portfolios that were sent before it without a response: they may have been saved. */
  sent: readonly Portfolio[];
}

interface SaverOptions extends SavedBefore {
  /**
   * @param begins whether another portfolio begins, which leaves the previous one unchanged
   * @throws {ApiFailure} PORTFOLIO_STALE if it was saved elsewhere since
   */
  save: (portfolio: Portfolio, before: PortfolioState | null, begins: boolean) => Promise<PortfolioState>;
  /** Runs work after a pause in the changes. @returns what cancels it */
  later: (work: () => void) => () => void;
  /** Hears of a failure that isn't shown beside the portfolio: an ended session. */
  onFailure: (failure: unknown) => void;
}

export type PortfolioSaver = ReturnType<typeof createPortfolioSaver>;

/**
 * A portfolio that saves itself: after a pause in the changes, one save at a time, so that each names the version of the one
 * before. What fails is kept, and is sent with the next change, when it is retried, or when the network is back.
 */
export function createPortfolioSaver({ save, later, onFailure, ...before }: SaverOptions) {
  const store = createStore<SaveState>({ status: 'saved', failure: null, savedAt: before.savedAt });
  let last = before.state;
  let begins = false;
  /** What isn't saved yet; null when all is. */
  let waiting: Portfolio | null = null;
  let cancelPause = (): void => undefined;
  let running: Promise<void> | null = null;
  /** The portfolio that is being sent. */
  let sending: Portfolio | null = null;
  let failed: unknown = null;
  /** The first and the last portfolio that were sent without a response since a save had one. */
  let unanswered: readonly Portfolio[] = [];

  const tell = (change: Partial<SaveState>) => store.set({ ...store.get(), ...change });

  async function run(): Promise<void> {
    while (waiting !== null && store.get().status !== 'stale') {
      const sent: Portfolio = waiting;
      sending = sent;
      waiting = null;
      failed = null;
      tell({ status: 'saving', failure: null });
      try {
        last = await save(sent, last, begins);
        begins = false;
        sending = null;
        unanswered = [];
        tell({ status: waiting === null ? 'saved' : 'unsaved', savedAt: last.updatedAt });
      } catch (failure) {
        waiting ??= sent;
        sending = null;
        failed = failure;
        const isStale = failure instanceof ApiFailure && failure.code === 'PORTFOLIO_STALE';
        if (!isStale) unanswered = [...unanswered.slice(0, 1), sent];
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
      if (last === null || begins) waiting = portfolio;
      do await begin();
      while (waiting !== null && store.get().status === 'unsaved');
      return waiting === null ? last : null;
    },
    /** Saves pending changes at once, because the artist may be leaving. */
    flush(): void {
      if (waiting !== null && store.get().status === 'unsaved') void begin();
    },
    /** Repeats a failed save. */
    retryFailed(): void {
      if (store.get().status === 'failed') void begin();
    },
    /** Makes the next save begin another portfolio; false cancels that. */
    beginAnother(isAnother: boolean): void {
      begins = isAnother;
    },
    /** The changes that may be unsaved, and the version that they began from; null if all are saved. */
    unsaved(): UnsavedPortfolio | null {
      const portfolio = waiting ?? sending;
      if (portfolio === null) return null;
      const sent = sending === null ? unanswered : [...unanswered, sending];
      return { state: last, begins, portfolio, sent: sent.filter((each) => each !== portfolio) };
    },
    /** Continues with what wasn't saved when the portfolio was last open. */
    resume(unsaved: UnsavedPortfolio): void {
      last = unsaved.state;
      begins = unsaved.begins;
      unanswered = unsaved.sent;
      this.keep(unsaved.portfolio);
    },
    /** The portfolios that were sent without a response: one of them may be saved. */
    unanswered: () => unanswered,
    /** Waits for the running save. @returns why the last one failed; null if it didn't */
    async whenIdle(): Promise<unknown> {
      await running;
      return waiting === null ? null : failed;
    },
    /**
     * Goes on from what was saved elsewhere, or after the PDF was kept.
     * @param portfolio saved over it; null where nothing is to be saved
     */
    goOn({ state, savedAt }: SavedBefore, portfolio: Portfolio | null): void {
      cancelPause();
      last = state;
      begins = false;
      waiting = null;
      unanswered = [];
      store.set({ status: 'saved', failure: null, savedAt });
      if (portfolio !== null) this.keep(portfolio);
    },
    /** What is known of the portfolio that is being worked on; null before its first save. */
    getState: () => last,
  };
}
