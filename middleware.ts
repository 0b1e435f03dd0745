import { NextResponse, type NextRequest } from 'next/server';
import { guardOf, refusalPath } from '@/lib/page-access';
import { findCurrentUser } from '@/server/bff/current-user';
import { logInByToken, TOKEN_PARAMETER } from '@/server/bff/token-login';

/** In Node, because the session's secret is the host's, in this very process. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/my/:path*',
    '/organization/:path*',
    {
      source: '/((?!_next/|api/|v1/|v2/|auth/|oauth/|oauth2/|session$).*)',
      has: [{ type: 'query', key: 'token' }],
    },
  ],
};

/**
 * Sends those home whom a page isn't for, and logs in by the token in an address. Guards are a courtesy: what
 * somebody may do is decided by the API.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const token = searchParams.get(TOKEN_PARAMETER);
  if (token !== null) return tokenLogin(request, token);

  const { user, cookies } = await findCurrentUser(request);
  const refusal = guardOf(pathname, user);
  const answer =
    refusal === null
      ? NextResponse.next()
      : NextResponse.redirect(new URL(refusalPath(refusal), request.url));
  return withCookies(answer, cookies);
}

async function tokenLogin(request: NextRequest, token: string): Promise<NextResponse> {
  // Only somebody who comes is logged in: not a link's preview, nor a browser that fetches ahead.
  if (request.method !== 'GET') return withCookies(NextResponse.next(), []);
  if (isFetchedAhead(request.headers)) return withCookies(new NextResponse(null, { status: 503 }), []);
  const { to, cookies } = await logInByToken(request, token);
  const answer = NextResponse.redirect(new URL(to, request.url), 303);
  answer.headers.set('referrer-policy', 'no-referrer');
  return withCookies(answer, cookies);
}

function isFetchedAhead(headers: Headers): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`;
  return purpose.includes('prefetch') || headers.has('next-router-prefetch');
}

function withCookies(answer: NextResponse, cookies: readonly string[]): NextResponse {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
