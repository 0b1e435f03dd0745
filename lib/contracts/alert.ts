import { messages } from '@/lib/messages/messages';

/**
 * What a redirect has to tell: `/?alert=login-required`. The page itself is the same with and without it (the
 * page cache doesn't look at it); a script shows the message once and takes the key out of the address.
 */
export const ALERT_PARAMETER = 'alert';

export const ALERTS = {
  'login-required': messages.auth.loginRequiredForPage,
  forbidden: messages.auth.forbidden,
  'organization-only': messages.auth.organizationOnly,
  'artist-only': messages.auth.artistOnly,
  'artist-pending': messages.auth.artistPending,
  'profile-first': messages.auth.profileFirst,
  'social-login-failed': messages.auth.socialLoginFailed,
} as const satisfies Record<string, string>;

export type AlertKey = keyof typeof ALERTS;

export function isAlertKey(text: string | null): text is AlertKey {
  return text !== null && Object.hasOwn(ALERTS, text);
}
