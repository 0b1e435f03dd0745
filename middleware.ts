import { NextResponse, type NextRequest } from 'next/server';
import type { Session } from '@/lib/contracts/account';
import { guardOf, isForGuests, refusalPath } from '@/lib/page-access';
import * as sitePaths from '@/lib/paths/site';
import { findCurrentUser } from '@/server/bff/current-user';
import { logInByToken, TOKEN_PARAMETER } from '@/server/bff/token-login';

/** It runs in Node, because it reads the session's secret from the host, which is this process. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/my/:path*',
    '/organization/:path*',
    '/admin/:path*',
    '/contest/applicants/:path*',
    '/auth/signup',
    {
      source: '/((?!_next/|api/|v1/|v2/|auth/|oauth/|oauth2/|session$).*)',
      has: [{ type: 'query', key: 'token' }],
    },
  ],
};

/**
 * Redirects visitors whom a page isn't for, and logs in by the token in an address. Guards are a courtesy: the API
 * decides what a visitor may do.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const token = searchParams.get(TOKEN_PARAMETER);
  if (token !== null) return tokenLogin(request, token);

  const { user, cookies } = await findCurrentUser(request);
  const to = leadsTo(pathname, user);
  const answer = to === null ? NextResponse.next() : NextResponse.redirect(new URL(to, request.url));
  return withCookies(answer, cookies);
}

function leadsTo(pathname: string, user: Session['user']): string | null {
  if (user !== null && isForGuests(pathname)) return sitePaths.home();
  const refusal = guardOf(pathname, user);
  return refusal === null ? null : refusalPath(refusal);
}

async function tokenLogin(request: NextRequest, token: string): Promise<NextResponse> {
  // A link's preview and a browser that fetches ahead are no visit: they don't use the token up.
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
