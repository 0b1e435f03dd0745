import * as articleMessages from '@/lib/messages/article';
import * as authMessages from '@/lib/messages/auth';
import type { TokenFailure } from './auth';

/**
 * What a redirect has to tell: `/?alert=login-required`. The page itself is the same with and without it (the
 * page cache doesn't look at it); a script shows the message once and takes the key out of the address.
 */
export const ALERT_PARAMETER = 'alert';

export const ALERTS = {
  'login-required': authMessages.loginRequiredForPage,
  forbidden: authMessages.forbidden,
  'organization-only': authMessages.organizationOnly,
  'artist-only': authMessages.artistOnly,
  'artist-pending': authMessages.artistPending,
  'profile-first': authMessages.profileFirst,
  'social-login-failed': authMessages.socialLoginFailed,
  'logout-unfinished': authMessages.logoutUnfinished,
  'special-missing': articleMessages.specialMissing,
} as const satisfies Record<string, string>;

export type AlertKey = keyof typeof ALERTS;

function isAlertKey(text: string | null): text is AlertKey {
  return text !== null && Object.hasOwn(ALERTS, text);
}

/**
 * Why a login by address failed: `/?error=expired&message=…`. What people read is this, looked up by the kind,
 * and never the address's own text.
 */
export const ERROR_PARAMETER = 'error';
export const ERROR_MESSAGE_PARAMETER = 'message';

export const TOKEN_FAILURE_MESSAGES = {
  expired: authMessages.tokenExpired,
  invalid_format: authMessages.tokenInvalidFormat,
  missing_claims: authMessages.tokenMissingClaims,
  invalid_role: authMessages.tokenInvalidRole,
  processing_error: authMessages.tokenProcessingError,
} as const satisfies Record<TokenFailure, string>;

/** The sentence that an address asks for; null where there is none or it makes one up. */
export function alertOf(search: URLSearchParams): string | null {
  const alert = search.get(ALERT_PARAMETER);
  if (isAlertKey(alert)) return ALERTS[alert];
  const error = search.get(ERROR_PARAMETER);
  return error !== null && Object.hasOwn(TOKEN_FAILURE_MESSAGES, error)
    ? TOKEN_FAILURE_MESSAGES[error as TokenFailure]
    : null;
}
