import { createHash, timingSafeEqual } from 'node:crypto';
import { loginResultSchema, type LoggedIn, type LoginResult } from '@/lib/contracts/identity';
import { socialLoginSchema } from '@/lib/contracts/social';
import { apiUrl } from '@/lib/api/url';
import * as sitePaths from '@/lib/paths/site';
import { endingSession, isSessionEnded } from './ended-session';
import { failureResponse, PlatformError } from './platform-error';
import { cookieAttributes, findCookie, siteCookieName } from './sealed-cookie';
import { endSessionCookies, readSession, sessionOf, startSessionCookies } from './session';
import {
  answerVisitor,
  assertSameOrigin,
  callFor,
  dataOf,
  passOn,
  successResponse,
  toVisitor,
  withCookies,
} from './visitor-call';

/** Holds the SHA-256 (base64url) of the temp token that this very browser brought home from a social login. */
export const SOCIAL_COOKIE = 'gyeol_social';

/**
 * `POST /v1/auth/login`, and `POST /v1/auth/withdrawal/revoke`, which begins a session alike: the token goes into
 * the sealed cookie, the rest to the browser.
 */
export function logIn(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const answer = await passOn(request, requestId, null);
    if (!answer.ok) return toVisitor(answer);
    const result = await dataOf(answer, loginResultSchema);
    return successResponse(withoutToken(result), await startSessionCookies(sessionOf(result)));
  });
}

/**
 * `POST /v1/auth/logout`: ends the session at the platform and in the browser. The browser's ends whatever the
 * platform says; where the platform's may not have, the answer says so. A form gets a redirect home instead of
 * an envelope, so that it works without a script.
 */
export function logOut(request: Request): Promise<Response> {
  return answerVisitor(request, async () => {
    assertSameOrigin(request);
    const isEnded = await endAtPlatform(request);
    // Whoever leaves a strange computer has to be let out all the same.
    const cookies = endSessionCookies();
    if (request.headers.get('accept')?.includes('text/html') === true) {
      const headers = new Headers({ 'cache-control': 'private, no-store' });
      headers.set('location', isEnded ? sitePaths.home() : sitePaths.homeWithAlert('logout-unfinished'));
      return withCookies(new Response(null, { status: 303, headers }), cookies);
    }
    return withCookies(isEnded ? successResponse(null) : failureResponse('UNAVAILABLE'), cookies);
  });
}

/** Whether the platform refuses the session's token from now on; there may have been none. */
async function endAtPlatform(request: Request): Promise<boolean> {
  const session = await readSession(request.headers.get('cookie'));
  if (session === null) return true;
  try {
    const { ok, status } = await callFor(request, apiUrl('/v1/auth/logout'), {
      method: 'POST',
      bearer: session.accessToken,
    });
    return ok || status === 401;
  } catch {
    return false;
  }
}

/**
 * `GET /v1/oauth2/login` with the temp token as bearer: a session where the person has an account, else what
 * they bring to the signup form.
 * @throws nothing; a temp token that another browser brought home is answered with SOCIAL_LOGIN_FAILED
 */
export function logInSocially(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const answer = await passOn(request, requestId, ownTempToken(request));
    if (!answer.ok) return toVisitor(answer);
    const login = await dataOf(answer, socialLoginSchema);
    if (!login.signed) return successResponse(login, [usedTempToken()]);
    const { loginResDto } = login;
    const data = { signed: true, loginResDto: withoutToken(loginResDto) };
    return successResponse(data, [usedTempToken(), ...(await startSessionCookies(sessionOf(loginResDto)))]);
  });
}

/**
 * `PUT /v1/users/password/update`: every session of the account is over with it, and this browser goes on with a new
 * one.
 */
export function updatePassword(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const session = await readSession(request.headers.get('cookie'));
    const answer = await passOn(request, requestId, session?.accessToken ?? null);
    if (session !== null && (await isSessionEnded(answer))) return endingSession(toVisitor(answer));
    if (!answer.ok) return toVisitor(answer);
    const result = await dataOf(answer, loginResultSchema);
    return successResponse(withoutToken(result), await startSessionCookies(sessionOf(result)));
  });
}

/** `POST /v1/oauth2/withdrawal/revoke` with the temp token as bearer, as above: a session, or a failure. */
export function revokeWithdrawalSocially(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const answer = await passOn(request, requestId, ownTempToken(request));
    if (!answer.ok) return toVisitor(answer);
    const result = await dataOf(answer, loginResultSchema);
    const cookies = [usedTempToken(), ...(await startSessionCookies(sessionOf(result)))];
    return successResponse(withoutToken(result), cookies);
  });
}

/** The temp token that a request has as bearer. Throws SOCIAL_LOGIN_FAILED unless this browser brought it home. */
function ownTempToken(request: Request): string {
  const token = /^Bearer (\S{1,4096})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const known = findCookie(request.headers.get('cookie'), siteCookieName(SOCIAL_COOKIE));
  if (token === undefined || known === null || !isDigestOf(known, token)) {
    throw PlatformError.of('SOCIAL_LOGIN_FAILED');
  }
  return token;
}

function usedTempToken(): string {
  return `${siteCookieName(SOCIAL_COOKIE)}=; Max-Age=0; ${cookieAttributes()}; HttpOnly`;
}

function withoutToken({ id, roleType, email, phoneNum }: LoginResult): LoggedIn {
  return { id, roleType, email, phoneNum };
}

function isDigestOf(digest: string, token: string): boolean {
  const expected = createHash('sha256').update(token).digest();
  const given = Buffer.from(digest, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
