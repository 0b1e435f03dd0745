import { TOKEN_FAILURE_MESSAGES } from '@/lib/contracts/alert';
import type { TokenFailure } from '@/lib/contracts/auth';
import { failureSchema } from '@/lib/contracts/envelope';
import { loginResultSchema } from '@/lib/contracts/identity';
import { apiUrl } from '@/lib/api/url';
import * as sitePaths from '@/lib/paths/site';
import { findCurrentUser } from './current-user';
import { sessionOf, startSessionCookies } from './session';
import { callFor, dataOf } from './visitor-call';

/** The query parameter of a page's address that logs a visitor in. */
export const TOKEN_PARAMETER = 'token';

const FAILURES: Readonly<Record<string, TokenFailure>> = {
  TOKEN_EXPIRED: 'expired',
  // The token's session has ended: by a logout, a new password, a withdrawal.
  UNAUTHORIZED: 'expired',
  TOKEN_INVALID_FORMAT: 'invalid_format',
  TOKEN_MISSING_CLAIMS: 'missing_claims',
  TOKEN_INVALID_ROLE: 'invalid_role',
};

/**
 * A login by a token in the address of a page (M-80 to M-83). A visitor who is logged in already stays so.
 * @returns the next address and the Set-Cookie values. The address is the same one without the token, or home with the
 * failure.
 */
export async function logInByToken(
  request: Request,
  token: string,
): Promise<{ to: string; cookies: string[] }> {
  const present = await findCurrentUser(request);
  const to = withoutToken(request.url);
  if (present.user !== null) return { to, cookies: present.cookies };
  try {
    const answer = await callFor(request, apiUrl('/v1/auth/token'), { method: 'POST', json: { token } });
    if (!answer.ok) return failed(await kindOf(answer), present.cookies);
    const result = await dataOf(answer, loginResultSchema);
    return { to, cookies: await startSessionCookies(sessionOf(result)) };
  } catch {
    return failed('processing_error', present.cookies);
  }
}

function withoutToken(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete(TOKEN_PARAMETER);
  const search = searchParams.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

async function kindOf(answer: Response): Promise<TokenFailure> {
  const failure = failureSchema.safeParse(await answer.json().catch(() => null));
  return (failure.success ? FAILURES[failure.data.code] : undefined) ?? 'processing_error';
}

/** Home with the failure. The requirements want the message in the address; the page shows the one of the kind. */
function failed(kind: TokenFailure, cookies: string[]): { to: string; cookies: string[] } {
  return { to: sitePaths.homeWithError(kind, TOKEN_FAILURE_MESSAGES[kind]), cookies };
}
