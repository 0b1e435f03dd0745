import { failureSchema } from '@/lib/contracts/envelope';
import { endSessionCookies } from './session';
import { withCookies } from './visitor-call';

/** Whether the platform says that it doesn't know the session of a call any more. The answer can still be read. */
export async function isSessionEnded(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const failure = failureSchema.safeParse(body);
  return failure.success && failure.data.code === 'UNAUTHORIZED';
}

/** The answer, by which the browser forgets its session. */
export function endingSession(answer: Response): Response {
  // An answer for everybody may be kept by caches; one that ends a session is for this browser alone.
  answer.headers.set('cache-control', 'private, no-store');
  return withCookies(answer, endSessionCookies());
}
