import { ApiFailure } from '@/lib/browser/api-failure';

const KEY = /uploads\/[\da-f-]{36}\/[\da-f-]{36}\.\w+/;

/** Returns the key of a signed address of any storage; null for another address. */
export const storageKeyOf = (address: string): string | null => KEY.exec(address)?.[0] ?? null;

interface FailedSending {
  contestUuid: string;
  /** The step that failed (C-10). */
  step: string;
  /** The key of the file that was sent last; null before the first. */
  key: string | null;
  failure: unknown;
}

/** Builds the report of a failed submission for the operators (C-15): contest, step, storage prefix, reason. */
export function failureReport({ contestUuid, step, key, failure }: FailedSending): string {
  const prefix = key === null ? 'none' : key.slice(0, key.lastIndexOf('/') + 1);
  // Messages name files, and files name people.
  const reason =
    failure instanceof ApiFailure
      ? `${failure.status} ${failure.code}`
      : failure instanceof Error
        ? failure.name
        : 'unknown';
  return `contest ${contestUuid}, step ${step}, storage ${prefix}: ${reason}`;
}
