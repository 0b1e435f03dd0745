import type { SearchHealth } from '@/lib/contracts/search';
import { ApiError } from '@/server/api/http/api-error';
import type { SearchProvider } from '@/server/providers/search/search';

/** How long the engine's health is remembered, and how long it is left alone after so many failures in a row. */
export const AVAILABILITY = { healthMs: 5000, failures: 3, restMs: 10_000 };

export interface SearchAvailability {
  /** What the engine's own check says, asked once in a few seconds; RED also after calls that failed in a row. */
  getHealth(): Promise<SearchHealth>;
  /** Does the work while the engine is there; throws SEARCH_UNAVAILABLE while it is RED or when it fails. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Keeps a search engine that is away from being asked by everybody: its health is remembered for some seconds, and
 * after a few failures in a row nobody asks it for a while. Nothing else of the site waits for it.
 */
export function createSearchAvailability(
  provider: Pick<SearchProvider, 'checkHealth'>,
  {
    now = Date.now,
    onFailure = () => undefined,
  }: { now?: () => number; onFailure?: (error: unknown) => void } = {},
): SearchAvailability {
  const { healthMs, failures: allowed, restMs } = AVAILABILITY;
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
  const seconds = String(Math.ceil(AVAILABILITY.restMs / 1000));
  return new ApiError('SEARCH_UNAVAILABLE', { headers: { 'retry-after': seconds }, cause });
}
