import { NextResponse, type NextRequest } from 'next/server';
import type { AlertKey } from '@/lib/contracts/alert';
import { paths } from '@/lib/paths';
import { guardOf } from '@/server/bff/guards';
import { readSession } from '@/server/bff/session';

/** In Node, because the session's secret is the host's, in this very process. */
export const config = { runtime: 'nodejs', matcher: ['/my/:path*', '/organization/:path*'] };

/** Sends those home whom a page isn't for. Only a courtesy: what they may do is decided by the API. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const session = await readSession(request.headers.get('cookie'));
  const refusal: AlertKey | null = guardOf(request.nextUrl.pathname, session?.user ?? null);
  if (refusal === null) return NextResponse.next();
  const answer = NextResponse.redirect(new URL(paths.homeWithAlert(refusal), request.url));
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
