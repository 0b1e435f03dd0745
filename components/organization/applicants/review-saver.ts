import type { SaveState } from '@/components/form/save-status';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { createStore } from '@/lib/browser/store';

/** What a reviewer says of an applicant. */
export interface Review {
  score: number | null;
  note: string;
}

interface SaverOptions {
  /** What the server has. */
  saved: Review;
  /** @throws {ApiFailure} */
  save: (review: Review) => Promise<void>;
  /** Runs work after a pause. @returns what cancels it */
  later: (work: () => void) => () => void;
}

/** Saves a review by itself: after a pause or at once, one save at a time, the last one wins. What fails is kept for a retry. */
export function createReviewSaver({ save, later, ...before }: SaverOptions) {
  const store = createStore<SaveState>({ status: 'saved', failure: null });
  let { saved } = before;
  let waiting: Review | null = null;
  let sending: Review | null = null;
  let cancelPause = (): void => undefined;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting !== null) {
      const sent: Review = waiting;
      [sending, waiting] = [waiting, null];
      store.set({ status: 'saving', failure: null });
      try {
        await save(sent);
        saved = sent;
        store.set({ status: waiting === null ? 'saved' : 'unsaved', failure: null, savedAt: new Date() });
      } catch (failure) {
        waiting ??= sent;
        const canRetry = !(failure instanceof ApiFailure) || failure.isRetryable;
        store.set({ status: 'failed', failure: failureMessage(failure), canRetry });
        return;
      } finally {
        sending = null;
      }
    }
  }

  function flush(): Promise<void> {
    cancelPause();
    running ??= run().finally(() => (running = null));
    return running;
  }

  return {
    store,
    /** Saves after a pause. */
    keep(review: Review): void {
      waiting = review;
      cancelPause();
      if (running === null) store.set({ status: 'unsaved', failure: null });
      cancelPause = later(() => void flush());
    },
    /** What was typed and isn't saved yet; null where nothing is. */
    getUnsaved: () => waiting ?? sending,
    /** What was saved last. */
    getSaved: () => saved,
    /** Drops what waits: it may not be saved before a decision. */
    hold(): void {
      cancelPause();
      waiting = null;
      if (running === null) store.set({ status: 'saved', failure: null });
    },
    /** Saves at once what waits. */
    flush,
  };
}
