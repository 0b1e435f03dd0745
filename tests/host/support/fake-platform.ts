import type { LoginResult } from '@/lib/contracts/identity';
import type { RoleType } from '@/lib/contracts/account';
import { registerPlatform } from '@/server/bff/host-bridge';
import { startSessionCookies } from '@/server/bff/session';
import { registerTestSettings } from '@/tests/support/bff';

export const SITE = 'http://gyeol.test';
export const TOKEN = 'header.claims.signature';
/** What a browser says of a call from one of our pages. */
export const OURS = { origin: SITE, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

interface Seen {
  method: string;
  path: string;
  bearer: string | null;
  address: string | null;
  body: string;
}

/** The platform that the backend-for-frontend speaks to in a test: what reached it, and what it answers next. */
export interface FakePlatform {
  seen: Seen[];
  answer: (request: Request) => Response | Promise<Response>;
}

/** Registers, before each test, a platform that remembers what reached it, and the settings of a site without https. */
export function useFakePlatform(): FakePlatform {
  const platform: FakePlatform = { seen: [], answer: () => success(null) };
  beforeEach(() => {
    platform.seen = [];
    platform.answer = () => success(null);
    registerTestSettings();
    registerPlatform({ fetch });
  });
  async function fetch(request: Request) {
    const { headers, method } = request;
    platform.seen.push({
      method,
      path: new URL(request.url).pathname,
      bearer: headers.get('authorization'),
      address: headers.get('x-forwarded-for'),
      body: await request.clone().text(),
    });
    return platform.answer(request);
  }
  return platform;
}

export const success = (data: unknown) => Response.json({ code: 'SUCCESS', message: null, data });

export const failure = (status: number, code: string) =>
  Response.json({ code, message: '서버의 말', errors: [] }, { status });

export const loginResult = (roleType: RoleType = 'ARTIST'): LoginResult => ({
  accessToken: TOKEN,
  id: 'artist01',
  roleType,
  email: 'a@gyeol.test',
  phoneNum: null,
});

export const call = (path: string, init: RequestInit = {}) => new Request(SITE + path, init);

export const post = (path: string, body: unknown = {}, headers: Record<string, string> = OURS) =>
  call(path, { method: 'POST', headers, body: JSON.stringify(body) });

/** A Cookie header of Set-Cookie values. */
export const cookieOf = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** The Cookie header of an account that logged in with this role. */
export const sealed = async (roleType: RoleType = 'ARTIST') =>
  cookieOf(await startSessionCookies({ user: { id: 'artist01', roleType }, accessToken: TOKEN }));

/** Whether no browser takes an answer for a document, runs it or frames it. */
export const saysData = ({ headers }: Response) =>
  headers.get('x-content-type-options') === 'nosniff' &&
  headers.get('content-security-policy') === "default-src 'none'; frame-ancestors 'none'" &&
  headers.get('referrer-policy') === 'no-referrer';

/** Whether an answer takes both cookies away. */
export const endsSession = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => /^gyeol_(session|user)=; Max-Age=0/.test(cookie))
    .length === 2;
