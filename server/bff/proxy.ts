import { apiUrl } from '@/lib/api/url';
import { endingSession, isSessionEnded } from './ended-session';
import { PlatformError } from './platform-error';
import { getSettings } from './host-bridge';
import { isFromElsewhere, isFromOwnPage, isPlainPath } from './request-checks';
import { readSession } from './session';
import { answerVisitor, passOn, toVisitor } from './visitor-call';

/**
 * Calls that no browser makes. Most of them answer with a token, and have routes of their own, which keep it. The proxy
 * refuses all, so that no other spelling of a path gets past those routes.
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
  // What the hosts report, which no browser does.
  apiUrl('/v1/page-views'),
]);

/**
 * Reads that change something: an address for a file takes one of the account's places, and what operators look for, everyone's
 * exports and the minutes of juries are written to the audit log and counted.
 */
const WRITING_READ = /^\/v\d\/(?:s3\/put\/presigned-url$|admin\/|.*\/(?:export|minutes)$)/;
export const isWritingRead = (path: string): boolean => WRITING_READ.test(path);

/**
 * Passes a browser's call to `/v1/…` or `/v2/…` on to the platform with the session's token. A session that has ended at
 * the platform is removed from the browser; a read is then repeated as a guest's. A read that another site asks for is a
 * guest's from the start; one that writes also without a proof that the site's own page asks, and where only its head is asked for.
 */
export function proxyToPlatform(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const { pathname } = new URL(request.url);
    if (!isPlainPath(pathname) || NOT_PASSED_ON.has(plain(pathname))) throw PlatformError.of('NOT_FOUND');
    const { headers, method } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const isOwn =
      isRead && isWritingRead(plain(pathname))
        ? method === 'GET' && isFromOwnPage(headers, getSettings().siteOrigins)
        : !isFromElsewhere(headers);
    const session = isOwn ? await readSession(headers.get('cookie')) : null;
    const answer = await passOn(request, requestId, session?.accessToken ?? null);
    if (session === null || !(await isSessionEnded(answer))) return toVisitor(answer);
    return endingSession(toVisitor(isRead ? await passOn(request, requestId, null) : answer));
  });
}

function plain(pathname: string): string {
  let path = pathname;
  // `isPlainPath` allows no more rounds of decoding than these.
  for (let round = 0; round < 3; round += 1) path = decodeURIComponent(path);
  return path.replace(/\/+$/, '').toLowerCase();
}
