import { PlatformError } from '@/server/bff/platform-error';

/** The answer of a call, or null where the platform refuses it: the record isn't there, or isn't public. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** The answer of a call of the visitor's own, or null where the record isn't there. What a login may mend is thrown on. */
export async function orNullWhereMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return null;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof PlatformError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
