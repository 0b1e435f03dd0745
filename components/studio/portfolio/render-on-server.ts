import { ApiFailure } from '@/lib/browser/api-failure';
import type { PortfolioRender } from '@/lib/contracts/portfolio';

/** How often a call that may work the next time is asked again, in a row. */
export const RETRIES = 5;
/** Seconds before it is asked again, where the server doesn't say. */
const PAUSE_SECONDS = 2;
/** The longest pause in seconds: the server drops a render without requests for 30. */
const LONGEST_PAUSE_SECONDS = 20;

interface RenderCalls {
  /** Asks after the PDF. @throws {ApiFailure} */
  ask: () => Promise<PortfolioRender>;
  /** Waits. @throws the signal's reason when the artist cancelled */
  pause: (seconds: number) => Promise<void>;
  /** Progress callback, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Has the server make and keep the portfolio's PDF. It is asked until it is there; calls without an answer, and those
 * of a server that is busy, are made again after a pause.
 * @throws {ApiFailure} where it can't be made, and what `pause` throws
 */
export async function renderOnServer({ ask, pause, onProgress }: RenderCalls) {
  for (let failures = 0; ;) {
    try {
      const answer = await ask();
      if (answer.status === 'kept') return answer;
      failures = 0;
      onProgress(answer.share);
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.isRetryable) || failures === RETRIES) throw failure;
      failures++;
      await pause(Math.min(failure.retryAfterSeconds ?? PAUSE_SECONDS, LONGEST_PAUSE_SECONDS));
    }
  }
}
