/**
 * How a path is written. One thing can be named by many spellings (`%61` for `a`, two slashes for one,
 * `/x/../y` for `/y`); whoever decides by one spelling what another layer reads in another has decided about
 * something else. So what could be read in two ways is refused, and a page has one spelling that is answered.
 */

/** Nothing in such a path needs a closer look: most requests end here. */
const PLAIN = /^\/(?:[\w\-.~!$&'()*+,;=:@]+\/)*[\w\-.~!$&'()*+,;=:@]*$/;
const DOT_SEGMENT = /^\.{1,2}(?:;|$)/;
/** How many times an escape may hide another one: no real link needs more. */
const MAX_ROUNDS = 4;

/**
 * Whether a path can be read in one way only: its escapes are whole, it has no backslash, no control
 * character and no dot segment, however often these are escaped.
 * @param path a request's target up to its `?`
 */
export function isSafePath(path: string): boolean {
  if (PLAIN.test(path)) return !hasDotSegment(path);
  // A browser sends a backslash as a slash; who sends one as it is means to be read otherwise somewhere.
  if (path.includes('\\')) return false;
  let text = decode(path);
  if (text === null || hasDotSegment(path)) return false;
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    if (hasControlCharacter(text) || hasDotSegment(text)) return false;
    const next = decodeWhatCanBe(text);
    if (next === text) return true;
    text = next;
  }
  return false;
}

/**
 * The one spelling under which a page is answered and stored: no escape that isn't needed, escapes in
 * capitals, no empty segment, no slash at the end, an article's UUID in small letters.
 * @param path one that `isSafePath`
 */
export function canonicalPath(path: string): string {
  let canonical = PLAIN.test(path) ? path : respelled(path);
  if (canonical.length > 1 && canonical.endsWith('/')) canonical = canonical.replace(/\/+$/, '') || '/';
  return canonical.startsWith('/article/') ? canonical.replace(UUID, lowerCase) : canonical;
}

const UUID = /(?<=\/)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/gi;
const lowerCase = (text: string) => text.toLowerCase();
const UNRESERVED = /[\w\-.~]/;

function respelled(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/%([\da-f]{2})/gi, (escape, digits: string) => {
      const sign = String.fromCharCode(Number.parseInt(digits, 16));
      return UNRESERVED.test(sign) ? sign : escape.toUpperCase();
    })
    .replace(/[^\w\-.~!$&'()*+,;=:@%/]/g, escapeByte);
}

/** Node gives each byte of a target as one character. */
function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

function hasDotSegment(text: string): boolean {
  if (!text.includes('.')) return false;
  return text.split(/[/\\]/).some((segment) => DOT_SEGMENT.test(segment));
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

/**
 * A title with a percent sign in it ("100% 순면") is decoded once and has an escape that isn't whole after
 * that.
 */
function decodeWhatCanBe(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => decode(escapes) ?? escapes);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
