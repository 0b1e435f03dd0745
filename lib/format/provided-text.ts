/** Control characters, lone surrogates, and characters that change the direction of the text around them. */
const UNKEPT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Cleans a text that another server sent about a person, so that it may be stored and shown: NFC, in one line, cut to
 * `max` UTF-16 units. PostgreSQL stores no NUL, and a lone surrogate has no bytes.
 * @param text of any type, because another server may send anything
 * @returns null where nothing is left
 */
export function providedText(text: unknown, max: number): string | null {
  if (typeof text !== 'string') return null;
  const line = text.replace(/\s+/gu, ' ').replace(UNKEPT, '').normalize('NFC').trim();
  // The cut may have split a pair of surrogates.
  const kept = line
    .slice(0, max)
    .replace(/\p{Cs}/gu, '')
    .trimEnd();
  return kept === '' ? null : kept;
}
