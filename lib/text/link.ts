import { hasUnseen } from './clean';

/** The host of an address, with what is before it up to a scheme. A path of the site has none. */
const HOST = /^(?!mailto:|tel:)(?:[a-z][a-z\d+.-]*:[/\\]*|[/\\]{2,})?([^/\\?#]*)/i;
/**
 * What hides where an address leads: spaces, line breaks and tabs, which browsers leave out or show as nothing, blanks that aren't
 * spaces (a Braille cell without dots, fillers of Hangul), and characters that look like the end of a host.
 */
const MISLEADING =
  /[\s\p{Z}\p{Cc}\u2800\u3164\uffa0\u115f\u1160\u2044\u2215\u29f8\uff0f\u2571\ufe56\uff1f\uff03\uff20]/u;
/** The escapes of one character in UTF-8. */
const ESCAPED = /%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi;

/**
 * What hides where an address leads; null for nothing. `linkUnseen`: a character that isn't seen, also as an escape that browsers
 * show decoded (a mark that turns the direction around, a zero-width one). `linkInvalid`: an escape, a user, a blank or what looks
 * like the host's end in the host. The names are those of the messages that say so.
 */
export function linkFault(link: string): 'linkUnseen' | 'linkInvalid' | null {
  if (hasUnseen(link) || hasUnseen(link.replace(ESCAPED, decoded))) return 'linkUnseen';
  const host = HOST.exec(link)?.[1] ?? '';
  return /[%@]/.test(host) || MISLEADING.test(host) ? 'linkInvalid' : null;
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
