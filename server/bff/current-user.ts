import { currentRoleSchema, type Session } from '@/lib/contracts/account';
import { MARKER_COOKIE } from '@/lib/cookie-names';
import { apiUrl } from '@/lib/api/url';
import { failureResponse } from './platform-error';
import { findCookie } from './sealed-cookie';
import { endSessionCookies, readSession, startSessionCookies } from './session';
import {
  answerVisitor,
  callFor,
  dataOf,
  personalResponse,
  successResponse,
  withCookies,
} from './visitor-call';

/** How many milliseconds a page waits for the current role. */
const TIMEOUT = 1500;

export interface CurrentUser {
  user: Session['user'];
  /** Set-Cookie values, where the session has ended or the role has changed. Usually there are none. */
  cookies: string[];
}

/**
 * The user of a request with the account's current role. The sealed session has the role of the login. A session that
 * was ended elsewhere (by a logout, a withdrawal, a new password) has no user. While the platform is away the sealed
 * role counts: the page that it opens is empty, because the data are refused.
 */
export async function findCurrentUser(request: Pick<Request, 'headers'>): Promise<CurrentUser> {
  const cookieHeader = request.headers.get('cookie');
  const session = await readSession(cookieHeader);
  if (session === null) {
    // The marker outlives a seal that can't be read any more.
    const isMarked = findCookie(cookieHeader, MARKER_COOKIE) !== null;
    return { user: null, cookies: isMarked ? endSessionCookies() : [] };
  }
  try {
    const answer = await callFor(request, apiUrl('/v1/auth/current-role'), {
      bearer: session.accessToken,
      timeoutMs: TIMEOUT,
    });
    if (answer.status === 401) return { user: null, cookies: endSessionCookies() };
    if (!answer.ok) return { user: session.user, cookies: [] };
    const { roleType } = await dataOf(answer, currentRoleSchema);
    if (roleType === session.user.roleType) return { user: session.user, cookies: [] };
    const user = { ...session.user, roleType };
    return { user, cookies: await startSessionCookies({ ...session, user }) };
  } catch {
    return { user: session.user, cookies: [] };
  }
}

/** `GET /session`: the logged-in user, as the browser may know it. */
export async function answerSession(request: Request): Promise<Response> {
  const { user, cookies } = await findCurrentUser(request);
  const answer: Session = { user };
  return personalResponse(answer, cookies);
}

/** `GET /v1/auth/current-role`: the current role, which is sealed into the session too. */
export function answerCurrentRole(request: Request): Promise<Response> {
  return answerVisitor(request, async () => {
    const { user, cookies } = await findCurrentUser(request);
    if (user === null) return withCookies(failureResponse('UNAUTHORIZED'), cookies);
    return withCookies(successResponse({ roleType: user.roleType }), cookies);
  });
}
