import { ApiFailure } from '@/lib/browser/api-failure';
import { fetchApi, trusted } from '@/lib/browser/fetch-api';
import type { SearchHealth } from '@/lib/contracts/search';
import { LIMITS } from '@/lib/limits';
import { api } from '@/lib/paths';

/**
 * Whether searching makes sense: not while the engine's health reads RED (member document, section 4). Where nobody
 * says so in time, the search itself will tell.
 */
export async function isSearchThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMITS.search.healthWaitMs);
    return (await fetchApi(api.searchHealth(), trusted<SearchHealth>(), { signal })) !== 'RED';
  } catch (error) {
    return !isSearchAway(error);
  }
}

/** Whether a call failed because the engine is away. */
export function isSearchAway(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'SEARCH_UNAVAILABLE';
}
