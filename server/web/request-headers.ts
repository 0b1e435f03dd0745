import type { IncomingMessage } from 'node:http';
import { COOKIE_NAMES } from '@/lib/cookie-names';

/**
 * The size of heads. What reads them takes time by the square of some of it: Next's route handlers for cookies, header lines and
 * parameters, and its search for robots in the User-Agent.
 */
const COOKIE_BYTES = 8 * 1024;
const COOKIES = 60;
const HEADER_LINES = 100;
const USER_AGENT_BYTES = 1024;

const OWN_COOKIE = new RegExp(`^(?:__Host-|__Secure-)?(?:${COOKIE_NAMES.join('|')})$`);

/** Whether a request has more cookies or header lines than the host reads. Node gives each byte as one character. */
export function hasTooManyHeaders(cookies = '', headerLines: number): boolean {
  return headerLines > HEADER_LINES || cookies.length > COOKIE_BYTES || hasMoreParts(cookies, ';', COOKIES);
}

/** Whether a separator divides a text into more than `max` parts. */
export function hasMoreParts(text: string, separator: string, max: number): boolean {
  let count = 1;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) count += 1;
  return count > max;
}

/** Removes every cookie that isn't the site's own, and the end of a long User-Agent. */
export function tidyHeaders(request: IncomingMessage): void {
  rewrite(request, 'cookie', ownCookies);
  rewrite(request, 'user-agent', (agent) => agent.slice(0, USER_AGENT_BYTES));
}

/** Of two cookies with one name the first counts. */
function ownCookies(header: string): string {
  const own = new Map<string, string>();
  for (const pair of header.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (OWN_COOKIE.test(name) && !own.has(name)) own.set(name, pair.trim());
  }
  return [...own.values()].join('; ');
}

/** Rewrites a header. Next reads `headers` and the API's listener reads `rawHeaders`. An empty value removes it. */
function rewrite(
  { headers, rawHeaders }: IncomingMessage,
  name: 'cookie' | 'user-agent',
  valueOf: (value: string) => string,
): void {
  const given = headers[name];
  if (given === undefined) return;
  const value = valueOf(given);
  if (value === given) return;
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const other = rawHeaders[index] ?? '';
    if (other.toLowerCase() !== name) kept.push(other, rawHeaders[index + 1] ?? '');
  }
  if (value === '') delete headers[name];
  else {
    headers[name] = value;
    kept.push(name, value);
  }
  rawHeaders.splice(0, rawHeaders.length, ...kept);
}
