import type { Session } from '@/lib/contracts/account';
import { readSession } from '@/server/bff/session';

export const dynamic = 'force-dynamic';

/** Who is logged in, as far as the browser may know. */
export async function GET(request: Request): Promise<Response> {
  const session = await readSession(request.headers.get('cookie'));
  const answer: Session = { user: session === null ? null : session.user };
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });
}
