import { cleanLine } from '@/lib/text/clean';
import { firstLetters } from '@/lib/text/letters';

/**
 * Cleans a text that another server sent about a person, so that it may be stored and shown.
 * @param text of any type, because another server may send anything
 * @param max letters that are kept
 * @returns null where nothing is left
 */
export function providedText(text: unknown, max: number): string | null {
  if (typeof text !== 'string') return null;
  const kept = firstLetters(cleanLine(text), max).trimEnd();
  return kept === '' ? null : kept;
}
