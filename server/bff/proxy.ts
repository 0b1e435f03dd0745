import { apiUrl } from '@/lib/api/url';
import { endingSession, isSessionEnded } from './ended-session';
import { PlatformError } from './platform-error';
import { isPlainPath } from './request-checks';
import { readSession } from './session';
import { answerVisitor, passOn, toVisitor } from './visitor-call';

/**
 * Calls that give a token away. The browser reaches them through routes of their own, which keep the token;
 * here is where it would get past those, by another spelling of the path.
 */
const NOT_PASSED_ON = new Set<string>([
  apiUrl('/v1/auth/login'),
  apiUrl('/v1/auth/withdrawal/revoke'),
  apiUrl('/v1/oauth2/withdrawal/revoke'),
  apiUrl('/v1/auth/token'),
  apiUrl('/v1/auth/identity/result/pwd'),
  apiUrl('/v1/auth/identity/password'),
  apiUrl('/v1/oauth2/login'),
  apiUrl('/v1/oauth2/assertion'),
  apiUrl('/v1/users/password/update'),
]);

/**
 * Passes a browser's call to `/v1/…` or `/v2/…` on to the platform, for whoever the session says. A session
 * that the platform doesn't know any more is forgotten by the browser; what was only read is then read as
 * everybody may.
 */
export function proxyToPlatform(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const { pathname } = new URL(request.url);
    if (!isPlainPath(pathname) || NOT_PASSED_ON.has(plain(pathname))) throw PlatformError.of('NOT_FOUND');
    const session = await readSession(request.headers.get('cookie'));
    const answer = await passOn(request, requestId, session?.accessToken ?? null);
    if (session === null || !(await isSessionEnded(answer))) return toVisitor(answer);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return endingSession(toVisitor(isRead ? await passOn(request, requestId, null) : answer));
  });
}

function plain(pathname: string): string {
  let path = pathname;
  // A plain path decodes to the end in as many rounds as `isPlainPath` allows.
  for (let round = 0; round < 3; round += 1) path = decodeURIComponent(path);
  return path.replace(/\/+$/, '').toLowerCase();
}
