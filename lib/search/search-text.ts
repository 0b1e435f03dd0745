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
  if (clean.length <= searchTextMax) return clean;
  const most = clean.slice(0, searchTextMax + 1);
  const end = most.lastIndexOf(' ');
  // Half of a word finds nothing. The cut of a word without an end may have split a pair of surrogates.
  return end > 0 ? most.slice(0, end) : most.slice(0, -1).replace(/\p{Cs}/gu, '');
}
