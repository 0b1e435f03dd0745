import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { guardOf, refusalPath } from '@/lib/page-access';
import { findCurrentUser } from './current-user';

/**
 * The middleware's guard once more, for a page. A request that got past the middleware doesn't see the page either.
 * @throws Next's redirect
 */
export async function guardPage(pathname: string): Promise<void> {
  const { user } = await findCurrentUser({ headers: await headers() });
  const refusal = guardOf(pathname, user);
  if (refusal !== null) redirect(refusalPath(refusal));
}
