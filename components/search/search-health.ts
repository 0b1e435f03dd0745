import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import * as searchLimits from '@/lib/limits/search';

/**
 * Whether searching makes sense: not while the engine's health reads RED (member document, section 4). Where nobody
 * says so in time, the search itself will tell.
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
