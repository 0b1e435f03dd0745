import { ApiError } from '@/server/api/http/api-error';
import { withinTime } from '@/server/within-time';

/** Milliseconds that a dependency has to answer in. */
const TIMEOUT_MS = 2000;

/** The services that the API needs, by name. Each check throws where its service doesn't answer. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

export type HealthService = ReturnType<typeof createHealthService>;

export function createHealthService(checks: ReadinessChecks) {
  /** Checks every service side by side. @returns whether each answers */
  async function checkEach(): Promise<Record<string, boolean>> {
    const names = Object.keys(checks);
    const results = await Promise.allSettled(
      Object.values(checks).map((check) => withinTime(TIMEOUT_MS, check())),
    );
    return Object.fromEntries(names.map((name, index) => [name, results[index]?.status === 'fulfilled']));
  }

  return {
    checkEach,

    /** @throws ApiError UNAVAILABLE that names the services that don't answer */
    async checkReadiness(): Promise<Record<string, 'UP'>> {
      const isUp = await checkEach();
      const down = Object.keys(isUp).filter((name) => isUp[name] !== true);
      if (down.length > 0) {
        throw new ApiError('UNAVAILABLE', {
          errors: down.map((field) => ({ field, message: 'DOWN' })),
          headers: { 'retry-after': '5' },
        });
      }
      return Object.fromEntries(Object.keys(isUp).map((name) => [name, 'UP']));
    },
  };
}
