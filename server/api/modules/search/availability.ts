import type { SearchHealth } from '@/lib/contracts/search';
import { LIMITS } from '@/lib/limits';
import { ApiError } from '@/server/api/http/api-error';
import type { SearchProvider } from '@/server/providers/search/search';

export interface SearchAvailability {
  /** The result of the engine's health check, remembered for some seconds. It is RED also after several failed calls. */
  getHealth(): Promise<SearchHealth>;
  /** Does the work. @throws ApiError SEARCH_UNAVAILABLE while the engine is RED, and where the work fails */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * A circuit breaker for the search engine. Its health is remembered for some seconds, and after a few failures in a row
 * it isn't asked for a while, so that no request waits for an engine that is away.
 */
export function createSearchAvailability(
  provider: Pick<SearchProvider, 'checkHealth'>,
  {
    now = Date.now,
    onFailure = () => undefined,
  }: { now?: () => number; onFailure?: (error: unknown) => void } = {},
): SearchAvailability {
  const { healthMs, failures: allowed, restMs } = LIMITS.search.availability;
  let known: { health: Promise<SearchHealth>; at: number } | null = null;
  let failures = 0;
  let restsUntil = 0;

  async function getHealth(): Promise<SearchHealth> {
    if (now() < restsUntil) return 'RED';
    if (known === null || now() - known.at >= healthMs) known = { health: provider.checkHealth(), at: now() };
    return known.health;
  }

  return {
    getHealth,
    async during(work) {
      if ((await getHealth()) === 'RED') throw unavailable();
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        onFailure(error);
        failures += 1;
        if (failures >= allowed) {
          restsUntil = now() + restMs;
          failures = 0;
          known = null;
        }
        throw unavailable(error);
      }
    },
  };
}

function unavailable(cause?: unknown): ApiError {
  const seconds = String(Math.ceil(LIMITS.search.availability.restMs / 1000));
  return new ApiError('SEARCH_UNAVAILABLE', { headers: { 'retry-after': seconds }, cause });
}
