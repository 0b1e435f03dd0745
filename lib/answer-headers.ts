/**
 * What every answer of a call says to browsers that open it by itself: the API's, the backend-for-frontend's and the
 * host's. It is data, so nothing of it is guessed at, run, or framed.
 */
export const CALL_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;
