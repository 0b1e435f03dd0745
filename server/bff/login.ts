import { createHash, timingSafeEqual } from 'node:crypto';
import { loginResultSchema, type LoggedIn, type LoginResult } from '@/lib/contracts/identity';
import { socialLoginSchema } from '@/lib/contracts/social';
import { apiUrl } from '@/lib/api/url';
import * as sitePaths from '@/lib/paths/site';
import { endingSession, isSessionEnded } from './ended-session';
import { failureResponse, PlatformError } from './platform-error';
import { clearCookie, findCookie } from './sealed-cookie';
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

/** The cookie with the SHA-256 (base64url) of the temp token that this browser got from a social login. */
export const SOCIAL_COOKIE = 'gyeol_social';

/**
 * `POST /v1/auth/login`, and `POST /v1/auth/withdrawal/revoke`, which starts a session too. The token goes into the
 * sealed cookie, the rest of the answer to the browser.
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
 * `POST /v1/auth/logout`: ends the session at the platform and in the browser. In the browser it ends in any case; the
 * answer says where it may go on at the platform. A form gets a redirect home instead of an envelope, so that it works
 * without a script.
 */
export function logOut(request: Request): Promise<Response> {
  return answerVisitor(request, async () => {
    assertSameOrigin(request);
    const isEnded = await endAtPlatform(request);
    // A visitor at another person's computer has to get out even while the platform is away.
    const cookies = endSessionCookies();
    if (request.headers.get('accept')?.includes('text/html') === true) {
      const headers = new Headers({ 'cache-control': 'private, no-store' });
      headers.set('location', isEnded ? sitePaths.home() : sitePaths.homeWithAlert('logout-unfinished'));
      return withCookies(new Response(null, { status: 303, headers }), cookies);
    }
    return withCookies(isEnded ? successResponse(null) : failureResponse('UNAVAILABLE'), cookies);
  });
}

/** Whether the session has ended at the platform. A request without a session counts as one that has. */
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
 * `GET /v1/oauth2/login` with the temp token as bearer: a session where the person has an account, else the facts of the
 * signup form. A temp token of another browser is answered with SOCIAL_LOGIN_FAILED.
 */
export function logInSocially(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const answer = await passOn(request, requestId, ownTempToken(request));
    if (!answer.ok) return toVisitor(answer);
    const login = await dataOf(answer, socialLoginSchema);
    if (!login.signed) return successResponse(login, [clearCookie(SOCIAL_COOKIE)]);
    const { loginResDto } = login;
    const data = { signed: true, loginResDto: withoutToken(loginResDto) };
    return successResponse(data, [
      clearCookie(SOCIAL_COOKIE),
      ...(await startSessionCookies(sessionOf(loginResDto))),
    ]);
  });
}

/**
 * `PUT /v1/users/password/update`, also by its older name `/user/password/update`: ends every session of the account and gives this browser a new one.
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

/** `POST /v1/oauth2/withdrawal/revoke` with the temp token as bearer, as `logInSocially`: a session, or a failure. */
export function revokeWithdrawalSocially(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const answer = await passOn(request, requestId, ownTempToken(request));
    if (!answer.ok) return toVisitor(answer);
    const result = await dataOf(answer, loginResultSchema);
    const cookies = [clearCookie(SOCIAL_COOKIE), ...(await startSessionCookies(sessionOf(result)))];
    return successResponse(withoutToken(result), cookies);
  });
}

/** The temp token of a request's bearer. @throws PlatformError SOCIAL_LOGIN_FAILED unless this browser got it */
function ownTempToken(request: Request): string {
  const token = /^Bearer (\S{1,4096})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const known = findCookie(request.headers.get('cookie'), SOCIAL_COOKIE);
  if (token === undefined || known === null || !isDigestOf(known, token)) {
    throw PlatformError.of('SOCIAL_LOGIN_FAILED');
  }
  return token;
}

function withoutToken({ id, roleType, email, phoneNum }: LoginResult): LoggedIn {
  return { id, roleType, email, phoneNum };
}

function isDigestOf(digest: string, token: string): boolean {
  const expected = createHash('sha256').update(token).digest();
  const given = Buffer.from(digest, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
