/**
 * The spelling of paths. A path can have many spellings (`%61` for `a`, two slashes for one, `/x/../y` for `/y`). If two
 * layers read a spelling differently, a decision of the first is about another path than the second serves. So ambiguous
 * paths are refused, and each page has one canonical spelling.
 */

/** A path without any special character. Most requests have one. */
const PLAIN = /^\/(?:[\w\-.~!$&'()*+,;=:@]+\/)*[\w\-.~!$&'()*+,;=:@]*$/;
const DOT_SEGMENT = /^\.{1,2}(?:;|$)/;
/** How often escapes may be escaped again. No real link needs more. */
const MAX_ROUNDS = 4;

/**
 * Whether a path is unambiguous: its escapes are complete, and it has no backslash, control character or dot segment,
 * however often these are escaped.
 * @param path a request's target up to its `?`
 */
export function isSafePath(path: string): boolean {
  if (PLAIN.test(path)) return !hasDotSegment(path);
  // Browsers send a backslash as a slash, so a literal one is an attempt to be read differently.
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
 * The canonical spelling of a page's path: no needless escape, escapes in capitals, no empty segment, no slash and nothing invisible at the end,
 * the UUID of an article or an artwork and the login ID of an artist in small letters.
 * @param path a path that `isSafePath` accepts
 */
export function canonicalPath(path: string): string {
  let canonical = PLAIN.test(path) ? path : respelled(path).replace(PASTED, '');
  if (canonical.length > 1 && canonical.endsWith('/')) canonical = canonical.replace(/\/+$/, '') || '/';
  if (ARTIST.test(canonical)) return canonical.toLowerCase();
  return NAMED_BY_UUID.test(canonical) ? canonical.replace(UUID, lowerCase) : canonical;
}

/** What is pasted behind an address: spaces and invisible characters. */
const PASTED = /(?:%(?:20|C2%A0|E3%80%80|E2%80%8[B-F]|E2%81%A0|EF%BB%BF))+$/;
const ARTIST = /^\/artist\/[\w-]+$/;
const NAMED_BY_UUID = /^\/(?:article|artwork)\//;
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

/** The escape of one byte. Node gives each byte of a target as one character. */
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

/** Decodes the complete escapes. A decoded title with a percent sign ("100% 순면") has an incomplete one. */
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
