import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { guardOf, refusalPath } from '@/lib/page-access';
import { findCurrentUser } from './current-user';

/**
 * The middleware's guard once more, for a page: however a request got past the middleware, the page isn't
 * shown to whom it is not for.
 * @throws Next's redirect
 */
export async function guardPage(pathname: string): Promise<void> {
  const { user } = await findCurrentUser({ headers: await headers() });
  const refusal = guardOf(pathname, user);
  if (refusal !== null) redirect(refusalPath(refusal));
}
