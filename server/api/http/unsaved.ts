import { ApiError, notFound } from './api-error';

/** Why an operator's save wasn't kept; null where it was. */
export type Unsaved = 'STALE' | 'MISSING' | null;

/**
 * Passes where an operator's save was kept (null).
 * @throws ApiError CONTENT_STALE where another operator saved first, NOT_FOUND where the record is gone
 */
export function assertSaved(unsaved: Unsaved): asserts unsaved is null {
  if (unsaved === 'MISSING') throw notFound();
  if (unsaved === 'STALE') throw new ApiError('CONTENT_STALE');
}
