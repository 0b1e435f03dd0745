import { failureSchema } from '@/lib/contracts/envelope';
import { endSessionCookies } from './session';
import { withCookies } from './visitor-call';

/** Whether the platform refused a call because its session has ended. The answer's body stays unread. */
export async function isSessionEnded(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const failure = failureSchema.safeParse(body);
  return failure.success && failure.data.code === 'UNAUTHORIZED';
}

/** The answer with cookies that end the browser's session. */
export function endingSession(answer: Response): Response {
  // Caches must not keep an answer that ends one browser's session.
  answer.headers.set('cache-control', 'private, no-store');
  return withCookies(answer, endSessionCookies());
}
