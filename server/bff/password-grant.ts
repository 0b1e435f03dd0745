import { z } from 'zod';
import { passwordTokenSchema } from '@/lib/contracts/identity';
import * as sessionLimits from '@/lib/limits/session';
import { apiUrl } from '@/lib/api/url';
import { PlatformError } from './platform-error';
import { sealedCookie } from './sealed-cookie';
import { answerVisitor, dataOf, passOn, successResponse, toVisitor } from './visitor-call';

/** The token of a password search: sealed, and sent to the one call that may use it. */
const grant = sealedCookie({
  name: 'gyeol_grant',
  schema: z.strictObject({ accessToken: z.string().min(1) }),
  seconds: sessionLimits.passwordGrantSeconds,
  path: apiUrl('/v1/auth/identity/password'),
});

/** `POST /v1/auth/identity/result/pwd`: the browser learns that it may change the password, and not by what. */
export function grantPasswordChange(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const answer = await passOn(request, requestId, null);
    if (!answer.ok) return toVisitor(answer);
    const { accessToken } = await dataOf(answer, passwordTokenSchema);
    return successResponse({ isGranted: true }, [await grant.give({ accessToken })]);
  });
}

/** `PUT /v1/auth/identity/password` with the grant as bearer; used or refused, the grant is gone. */
export function changePassword(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const given = await grant.read(request.headers.get('cookie'));
    if (given === null) throw PlatformError.of('PASSWORD_GRANT_EXPIRED');
    const answer = toVisitor(await passOn(request, requestId, given.accessToken));
    if (answer.ok || answer.status === 401) answer.headers.append('set-cookie', grant.take());
    return answer;
  });
}
