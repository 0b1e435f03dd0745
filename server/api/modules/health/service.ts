import { ApiError } from '@/server/api/http/api-error';
import { withinTime } from '@/server/within-time';

/** Milliseconds that a dependency has to answer in. */
const TIMEOUT_MS = 2000;

/** The services that the API needs, by name. Each check throws where its service doesn't answer. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

export type HealthService = ReturnType<typeof createHealthService>;

export function createHealthService(checks: ReadinessChecks) {
  return {
    /** Checks every service side by side. @throws ApiError UNAVAILABLE that names those that failed */
    async checkReadiness(): Promise<Record<string, 'UP'>> {
      const names = Object.keys(checks);
      const results = await Promise.allSettled(
        Object.values(checks).map((check) => withinTime(TIMEOUT_MS, check())),
      );
      const down = names.filter((_, index) => results[index]?.status === 'rejected');
      if (down.length > 0) {
        throw new ApiError('UNAVAILABLE', {
          errors: down.map((field) => ({ field, message: 'DOWN' })),
          headers: { 'retry-after': '5' },
        });
      }
      return Object.fromEntries(names.map((name) => [name, 'UP']));
    },
  };
}
