/**
 * A redirect names its message in the address: `/?alert=login-required`. The page is the same with and without it, so
 * the page cache ignores it. A script shows the message once and removes the key from the address.
 */
export const ALERT_PARAMETER = 'alert';

/**
 * A failed login by address names its reason: `/?error=expired&message=…`. People read the sentence of that reason, and
 * never the text in the address.
 */
export const ERROR_PARAMETER = 'error';
export const ERROR_MESSAGE_PARAMETER = 'message';
