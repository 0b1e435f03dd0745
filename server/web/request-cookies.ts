import type { IncomingMessage } from 'node:http';
import { COOKIE_NAMES } from '@/lib/cookie-names';

/** The longest Cookie header in bytes, and the most cookies, that the host reads: several times what the site sets. */
const MAX_BYTES = 8 * 1024;
const MAX_COUNT = 60;
const OWN_NAME = new RegExp(`^(?:__Host-|__Secure-)?(?:${COOKIE_NAMES.join('|')})$`);

/** Whether a Cookie header is longer, or has more cookies, than the host reads. Node gives each byte as one character. */
export function hasTooManyCookies(header = ''): boolean {
  if (header.length > MAX_BYTES) return true;
  let count = 1;
  for (let at = header.indexOf(';'); at >= 0; at = header.indexOf(';', at + 1)) count += 1;
  return count > MAX_COUNT;
}

/**
 * Removes every cookie that isn't the site's own, of which the first of a name counts. Next's route handlers rebuild all
 * Set-Cookie headers for each cookie of a request. Next reads `headers` and the API's listener reads `rawHeaders`, so both
 * are rewritten.
 */
export function keepOwnCookies({ headers, rawHeaders }: IncomingMessage): void {
  if (headers.cookie === undefined) return;
  const own = ownCookies(headers.cookie);
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.toLowerCase() !== 'cookie') kept.push(name, rawHeaders[index + 1] ?? '');
  }
  if (own === '') delete headers.cookie;
  else {
    headers.cookie = own;
    kept.push('Cookie', own);
  }
  rawHeaders.splice(0, rawHeaders.length, ...kept);
}

function ownCookies(header: string): string {
  const own = new Map<string, string>();
  for (const pair of header.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (OWN_NAME.test(name) && !own.has(name)) own.set(name, pair.trim());
  }
  return [...own.values()].join('; ');
}
