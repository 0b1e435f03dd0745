import type { NextApiRequest, NextApiResponse } from 'next';
import type { AuthOptions } from 'next-auth';
import nextAuthModule from 'next-auth/next';
import { defaultOf } from './default-of';

const NextAuth = defaultOf(nextAuthModule);

interface NextAuthCall {
  method: 'GET' | 'POST';
  /** The path below `/api/auth/`, such as `['callback', 'kakao']`. */
  path: readonly string[];
  query?: Readonly<Record<string, string>>;
  cookies?: Readonly<Record<string, string | undefined>>;
  body?: Readonly<Record<string, string>>;
}

interface NextAuthAnswer {
  /** The redirect's address; null for another answer. */
  location: string | null;
  /** Set-Cookie values. */
  cookies: readonly string[];
  body: unknown;
}

/**
 * Calls next-auth's own handler in process. Its answer doesn't reach the browser: the caller makes an answer of its own
 * from it. The handler reads the site's address from NEXTAUTH_URL, which the host sets.
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
  // The handler uses only these parts of Next's request and response.
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get('location');
  return {
    location: typeof location === 'string' ? location : null,
    cookies: [headers.get('set-cookie') ?? []].flat(),
    body,
  };
}
