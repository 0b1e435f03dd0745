import { isRetryableStatus } from '@/lib/contracts/general-errors';
import type { FieldError } from '@/lib/contracts/envelope';
import * as networkMessages from '@/lib/messages/network';

/** The code of a failure without an answer. */
export const NO_RESPONSE = 'NO_RESPONSE';

/** A call of the API that failed; `message` is Korean and for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    /** HTTP status; 0 where no answer came. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: readonly FieldError[] = [],
    /** Seconds until it may be tried again, where the server says so. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }

  /** Whether trying again may help: after no answer, too many requests, or a server in trouble. */
  get isRetryable(): boolean {
    return this.status === 0 || isRetryableStatus(this.status);
  }
}

/** Whether the browser has no network. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** No answer came: the person's network is away, or ours. */
export function noResponse(): ApiFailure {
  return new ApiFailure(0, NO_RESPONSE, isOffline() ? networkMessages.offline : networkMessages.noResponse);
}

/** What an alert says beneath its sentence: that there is no network, or else its own hint. */
export function hintOf(hint?: string): { text?: string } {
  if (isOffline()) return { text: networkMessages.offline };
  return hint === undefined ? {} : { text: hint };
}

/** What people read about anything that was thrown; with the time to wait where the server named one. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiFailure)) return networkMessages.unknown;
  const { status, message, retryAfterSeconds } = error;
  if (status !== 429 || retryAfterSeconds === null) return message;
  return networkMessages.retryAfter(message, retryAfterSeconds);
}
