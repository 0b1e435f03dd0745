/**
 * Headers of every answer that is data: the API's, the backend-for-frontend's and the host's. A browser that opens such
 * an answer as a page guesses no type, runs nothing of it and frames it nowhere.
 */
export const CALL_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;
