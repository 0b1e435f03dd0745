import { ALERT_PARAMETER, ERROR_PARAMETER } from '@/lib/alert-parameters';
import * as adminMessages from '@/lib/messages/admin';
import * as articleMessages from '@/lib/messages/article';
import * as authMessages from '@/lib/messages/auth';
import type { TokenFailure } from './auth';

/** The sentences that an address may name (`lib/alert-parameters.ts`). */
export const ALERTS = {
  'login-required': authMessages.loginRequiredForPage,
  forbidden: authMessages.forbidden,
  'operator-only': adminMessages.operatorOnly,
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

export const TOKEN_FAILURE_MESSAGES = {
  expired: authMessages.tokenExpired,
  invalid_format: authMessages.tokenInvalidFormat,
  missing_claims: authMessages.tokenMissingClaims,
  invalid_role: authMessages.tokenInvalidRole,
  processing_error: authMessages.tokenProcessingError,
} as const satisfies Record<TokenFailure, string>;

/** The sentence of an address's alert or error; null where it has none that we know. */
export function alertOf(search: URLSearchParams): string | null {
  const alert = search.get(ALERT_PARAMETER);
  if (isAlertKey(alert)) return ALERTS[alert];
  const error = search.get(ERROR_PARAMETER);
  return error !== null && Object.hasOwn(TOKEN_FAILURE_MESSAGES, error)
    ? TOKEN_FAILURE_MESSAGES[error as TokenFailure]
    : null;
}
