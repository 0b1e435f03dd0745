import type { SaveState } from '@/components/form/save-status';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { createStore } from '@/lib/browser/store';
import type { ErrorCode } from '@/lib/contracts/errors';
import { isSameReview, type Review } from './review';

interface SaverOptions {
  /** What the server has. */
  saved: Review;
  /** @throws {ApiFailure} */
  save: (review: Review) => Promise<void>;
  /** Loads what the server has, where it isn't what the change began from. */
  load: () => Promise<Review>;
  /** Runs work after a pause. @returns what cancels it */
  later: (work: () => void) => () => void;
}

const STALE: ErrorCode = 'CONTEST_REVIEW_STALE';

/** Saves a review by itself: after a pause or at once, one save at a time, the last one wins. What fails is kept for a retry. */
export function createReviewSaver({ save, load, later, ...before }: SaverOptions) {
  const store = createStore<SaveState>({ status: 'saved', failure: null });
  let { saved } = before;
  let waiting: Review | null = null;
  let sending: Review | null = null;
  let cancelPause = (): void => undefined;
  let running: Promise<void> | null = null;
  /** What was sent since `saved`. Its answer may have been lost. */
  let tried: Review[] = [];
  let other: Review | null = null;

  async function run(): Promise<void> {
    while (waiting !== null) {
      const sent: Review = waiting;
      [sending, waiting] = [waiting, null];
      tried.push(sent);
      store.set({ status: 'saving', failure: null });
      try {
        await save(sent);
        [saved, tried, other] = [sent, [], null];
        store.set({ status: waiting === null ? 'saved' : 'unsaved', failure: null, savedAt: new Date() });
      } catch (failure) {
        waiting ??= sent;
        const isStale = failure instanceof ApiFailure && failure.code === STALE;
        const latest = isStale ? await load().catch(() => null) : null;
        if (latest !== null && tried.some((each) => isSameReview(each, latest))) {
          [saved, tried] = [latest, []];
          continue;
        }
        [other, sending] = [latest, null];
        const canRetry = isStale || !(failure instanceof ApiFailure) || failure.isRetryable;
        store.set({ status: 'failed', failure: failureMessage(failure), canRetry });
        // A listener may have merged both reviews, and keeps the result.
        if (store.get().status === 'failed') return;
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
      [waiting, other] = [review, null];
      cancelPause();
      if (running === null) store.set({ status: 'unsaved', failure: null });
      cancelPause = later(() => void flush());
    },
    /** What was typed and isn't saved yet; null where nothing is. */
    getUnsaved: () => waiting ?? sending,
    /** What was saved last. */
    getSaved: () => saved,
    /** The saved review because of which the last save was refused; null for none. */
    getOther: () => other,
    /** Begins from another saved review, and drops what waits: it may not be saved before a decision. */
    hold(latest: Review): void {
      cancelPause();
      [saved, tried, waiting, other] = [latest, [], null, null];
      if (sending === null) store.set({ status: 'saved', failure: null });
    },
    /** Saves at once what waits. */
    flush,
  };
}
