import type { ServerResponse } from 'node:http';
import { CALL_SECURITY_HEADERS } from '@/lib/answer-headers';
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors';
import * as networkMessages from '@/lib/messages/network';
import { siteName } from '@/lib/site';

/**
 * Sends an error page of the host itself, where neither Next nor the API can answer. The page loads nothing.
 */
export function sendErrorDocument(
  response: ServerResponse,
  status: number,
  retryAfterSeconds?: number,
): void {
  const { headers, body } = errorDocument(status);
  response.writeHead(status, {
    ...headers,
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** An error page with its headers, for where there is no response to send it by. */
export function errorDocument(status: number) {
  const body = Buffer.from(textOf(status));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    'X-Content-Type-Options': 'nosniff',
  };
  return { headers, body };
}

/** Sends a failure envelope of the host itself. @param status the status, where it isn't the code's own */
export function sendErrorEnvelope(
  response: ServerResponse,
  code: ErrorCode,
  status: number = ERRORS[code].status,
): void {
  const body = errorEnvelope(code);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-store',
    ...CALL_SECURITY_HEADERS,
    ...(status === 503 && { 'Retry-After': '5' }),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

export function errorEnvelope(code: ErrorCode): Buffer {
  return Buffer.from(JSON.stringify({ code, message: ERRORS[code].message, errors: [] }));
}

const documents = new Map<number, string>();

function textOf(status: number): string {
  const made = documents.get(status) ?? render(status);
  documents.set(status, made);
  return made;
}

function render(status: number): string {
  const { title, text } = wording(status);
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${siteName}</title>
<style>
:root { color-scheme: light; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px;
  background: #faf8f4; color: #22201c; text-align: center; word-break: keep-all;
  font: 16px/1.7 Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; }
h1 { margin: 0; font: 600 28px/1.4 Hahmlet, "Nanum Myeongjo", AppleMyungjo, serif; }
p { margin: 0; color: #5d574d; }
a { color: inherit; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">홈으로 가기</a></p>
</body>
</html>
`;
}

function wording(status: number): { title: string; text: string } {
  if (status >= 500) {
    return status === 500
      ? { title: ERRORS.INTERNAL.message, text: networkMessages.retryLater }
      : { title: ERRORS.UNAVAILABLE.message, text: networkMessages.retryLater };
  }
  if (status === 403) return { title: ERRORS.AI_REFUSED.message, text: networkMessages.aiRules };
  if (status === 404) return { title: ERRORS.NOT_FOUND.message, text: networkMessages.checkInput };
  if (status === 413) return { title: ERRORS.PAYLOAD_TOO_LARGE.message, text: networkMessages.checkInput };
  if (status === 431) return { title: networkMessages.tooManyHeaders, text: networkMessages.deleteCookies };
  return { title: ERRORS.BAD_REQUEST.message, text: networkMessages.checkInput };
}
