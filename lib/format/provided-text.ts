/** Control characters, halves of characters, and what turns the direction of the text around it. */
const UNKEPT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What somebody else's server says of a person, as it may be kept and shown: NFC, in one line, cut to `max` UTF-16
 * units. PostgreSQL keeps no NUL, and half a character has no bytes.
 * @param text anything, because what comes from outside may be no text at all
 * @returns null where nothing is left of it
 */
export function providedText(text: unknown, max: number): string | null {
  if (typeof text !== 'string') return null;
  const line = text.replace(/\s+/gu, ' ').replace(UNKEPT, '').normalize('NFC').trim();
  // The cut may have gone through a pair of surrogates.
  const kept = line
    .slice(0, max)
    .replace(/\p{Cs}/gu, '')
    .trimEnd();
  return kept === '' ? null : kept;
}
