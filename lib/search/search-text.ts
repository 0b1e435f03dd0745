import { searchTextMax } from '@/lib/limits/list';
import { withoutInvisible } from './typed-words';

/**
 * Search text for display: NFC, no invisible, control or broken characters, single spaces, cut to the limit behind a word.
 * `typed-words.ts` splits it into words.
 */
export function cleanSearchText(text: string | undefined): string {
  const clean = withoutInvisible(text ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\s\ufffd]+/gu, ' ')
    .trim();
  const most = longestStart(clean);
  if (most.length === clean.length) return clean;
  // Half of a word finds nothing.
  const end = clean[most.length] === ' ' ? most.length : most.lastIndexOf(' ');
  return end > 0 ? most.slice(0, end) : most;
}

/** The start of a text that comes to the limit as it is looked for: `ﷺ` is one letter as typed, and 18 then. */
function longestStart(text: string): string {
  let length = 0;
  let start = '';
  for (const letter of text) {
    length += letter.normalize('NFKC').length;
    if (length > searchTextMax) return start;
    start += letter;
  }
  return start;
}
