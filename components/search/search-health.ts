import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import * as searchLimits from '@/lib/limits/search';

/**
 * Whether the search engine is up: it is not while its health reads RED (P-143). Without an answer in time it
 * counts as up, and the search itself will fail if it isn't.
 */
export async function isSearchThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(searchLimits.healthWaitMs);
    return (await callApi('get', '/v1/health/elasticsearch', { signal })) !== 'RED';
  } catch (error) {
    return !isSearchAway(error);
  }
}

/** Whether a call failed because the engine is away. */
export function isSearchAway(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'SEARCH_UNAVAILABLE';
}
