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

/** Milliseconds that a page waits to learn of a role what may have changed. */
const TIMEOUT = 1500;

export interface CurrentUser {
  user: Session['user'];
  /** Set-Cookie values: the session ended, or with another role than it was sealed with. Usually none. */
  cookies: string[];
}

/**
 * Who makes a request, as the platform knows the account now: the seal remembers who logged in and what they
 * were then. A session that was ended (logout elsewhere, withdrawal, a new password) is nobody's. While the
 * platform is away the seal is believed: what it lets somebody see is an empty page, as the data is refused.
 */
export async function findCurrentUser(request: Pick<Request, 'headers'>): Promise<CurrentUser> {
  const cookieHeader = request.headers.get('cookie');
  const session = await readSession(cookieHeader);
  if (session === null) {
    // A seal that can't be read any more leaves its marker behind.
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

/** `GET /session`: who is logged in, as far as the browser may know. */
export async function answerSession(request: Request): Promise<Response> {
  const { user, cookies } = await findCurrentUser(request);
  const answer: Session = { user };
  return personalResponse(answer, cookies);
}

/** `GET /v1/auth/current-role`: the role as it is now, which the seal then remembers. */
export function answerCurrentRole(request: Request): Promise<Response> {
  return answerVisitor(request, async () => {
    const { user, cookies } = await findCurrentUser(request);
    if (user === null) return withCookies(failureResponse('UNAUTHORIZED'), cookies);
    return withCookies(successResponse({ roleType: user.roleType }), cookies);
  });
}
