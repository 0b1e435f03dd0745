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
 * Whether an address shows where it leads: it has no unseen character, also not as an escape that browsers show decoded (a mark
 * that turns the direction around, a zero-width one), and in its host neither an escape nor a user nor what looks like its end.
 */
export function isLegibleLink(link: string): boolean {
  const host = HOST.exec(link)?.[1] ?? '';
  return (
    !/[%@]/.test(host) &&
    !MISLEADING.test(host) &&
    !hasUnseen(link) &&
    !hasUnseen(link.replace(ESCAPED, decoded))
  );
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
