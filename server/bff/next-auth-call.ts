import type { NextApiRequest, NextApiResponse } from 'next';
import type { AuthOptions } from 'next-auth';
import nextAuthModule from 'next-auth/next';
import { defaultOf } from './default-of';

const NextAuth = defaultOf(nextAuthModule);

interface NextAuthCall {
  method: 'GET' | 'POST';
  /** What stands behind `/api/auth/`: `['callback', 'kakao']`. */
  path: readonly string[];
  query?: Readonly<Record<string, string>>;
  cookies?: Readonly<Record<string, string | undefined>>;
  body?: Readonly<Record<string, string>>;
}

interface NextAuthAnswer {
  /** Where it sends the browser; null where it answers otherwise. */
  location: string | null;
  /** Set-Cookie values. */
  cookies: readonly string[];
  body: unknown;
}

/**
 * Asks next-auth's own handler, with nothing between it and us: what it answers stays here, and the browser gets
 * what we make of it. It reads the site's address from NEXTAUTH_URL, which the host sets.
 */
export async function callNextAuth(call: NextAuthCall, options: AuthOptions): Promise<NextAuthAnswer> {
  const headers = new Map<string, string | string[]>();
  let body: unknown = null;
  const keep = (value: unknown) => {
    body = value;
  };
  const response = {
    status: () => response,
    setHeader: (name: string, value: string | string[]) => {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    end: () => undefined,
    json: keep,
    send: keep,
  };
  const request = {
    method: call.method,
    query: { ...call.query, nextauth: [...call.path] },
    cookies: { ...call.cookies },
    headers: {},
    body: call.body ?? {},
  };
  // It uses no more of Next's two than these have.
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get('location');
  return {
    location: typeof location === 'string' ? location : null,
    cookies: [headers.get('set-cookie') ?? []].flat(),
    body,
  };
}
