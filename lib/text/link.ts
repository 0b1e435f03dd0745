import { hasUnseen } from './clean';

/** The host of an address, with what is before it up to a scheme. A path of the site has none. */
const HOST = /^(?!mailto:|tel:)(?:[a-z][a-z\d+.-]*:[/\\]*|[/\\]{2,})?([^/\\?#]*)/i;
/** The escapes of one character in UTF-8. */
const ESCAPED = /%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi;

/**
 * Whether an address shows where it leads: it has no unseen character, also not as an escape that browsers show decoded (a mark
 * that turns the direction around, a zero-width one), and no escape in its host.
 */
export function isLegibleLink(link: string): boolean {
  const host = HOST.exec(link)?.[1] ?? '';
  return !host.includes('%') && !hasUnseen(link) && !hasUnseen(link.replace(ESCAPED, decoded));
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
