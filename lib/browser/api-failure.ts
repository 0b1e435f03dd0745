import { isRetryableStatus } from '@/lib/contracts/errors';
import type { FieldError } from '@/lib/contracts/envelope';
import * as networkMessages from '@/lib/messages/network';

/** What a call's failure was called when no answer came at all. */
export const NO_RESPONSE = 'NO_RESPONSE';

/** A call of the API that failed; `message` is Korean and for people (shell document, section 8). */
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

  /** Trying again may help: no answer, too many requests, a server in trouble. */
  get isRetryable(): boolean {
    return this.status === 0 || isRetryableStatus(this.status);
  }
}

/** No answer: the network of the person, or ours. */
export function noResponse(): ApiFailure {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ApiFailure(0, NO_RESPONSE, isOffline ? networkMessages.offline : networkMessages.noResponse);
}

/** What people read about anything that was thrown; with the time to wait where the server named one. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiFailure)) return networkMessages.unknown;
  const { status, message, retryAfterSeconds } = error;
  if (status !== 429 || retryAfterSeconds === null) return message;
  return networkMessages.retryAfter(message, retryAfterSeconds);
}
