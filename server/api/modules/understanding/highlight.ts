import type { Highlight } from '@/lib/contracts/search';
import { escapeHtml } from '@/lib/format/escape-html';
import { escapeRegex } from '@/lib/format/escape-regex';
import { startsWithNumber } from '@/lib/search/query';

/** How many characters of a long text are shown around its first hit. */
const SNIPPET = 120;
/** How many of those come before the hit. */
const BEFORE = 30;

/** The words that a hit's texts are marked with: the searched text, and other words that count as it. */
export interface SaidWords {
  text: string;
  others: readonly string[];
}

/** A field and its text. In a title spaces don't count within what begins with a word. */
export interface Field {
  name: string;
  text: string | null;
  isTitle?: boolean;
}

/**
 * The fields that have a word of the query, as HTML. The text is escaped; `<em>` around each hit is the only markup. A
 * long text is cut to the part around its first hit.
 */
export function highlight({ text: query, others }: SaidWords, fields: readonly Field[]): Highlight {
  const words = wordsOf(query, others);
  const found: Highlight = {};
  for (const { name, text, isTitle = false } of fields) {
    if (text === null || text === '') continue;
    const snippet = mark(text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' '), words, isTitle);
    if (snippet !== null) found[name] = [snippet];
  }
  return found;
}

/** The query itself, its words and the others, the longest first, so that a phrase is marked as one. */
function wordsOf(query: string, others: readonly string[]): string[] {
  const clean = query.normalize('NFC').trim();
  const words = new Set([clean, ...clean.split(/\s+/), ...others].filter((word) => word !== ''));
  return [...words].toSorted((left, right) => right.length - left.length);
}

/** The text with its hits marked; null where it has no word of the query. */
function mark(text: string, words: readonly string[], isTitle: boolean): string | null {
  if (words.length === 0) return null;
  const pattern = new RegExp(words.map((word) => patternOf(word, isTitle)).join('|'), 'giu');
  const first = text.search(pattern);
  if (first < 0) return null;
  const { from, to } = isTitle ? { from: 0, to: text.length } : window(text, first);
  let html = from > 0 ? '…' : '';
  let at = from;
  for (const match of text.matchAll(pattern)) {
    const start = Math.max(match.index, at);
    const end = Math.min(match.index + match[0].length, to);
    if (start >= end) continue;
    html += `${escapeHtml(text.slice(at, start))}<em>${escapeHtml(text.slice(start, end))}</em>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to)) + (to < text.length ? '…' : '');
}

/** A number is marked where it is whole, as it was found. */
function patternOf(word: string, isTitle: boolean): string {
  const characters = [...word].filter((one) => !isTitle || one !== ' ').map(escapeRegex);
  const pattern = characters.join(isTitle ? String.raw`\s*` : '');
  // As `search-matching` finds it: across spaces from the beginning of a word on.
  if (!startsWithNumber(word))
    return isTitle && !word.includes(' ')
      ? String.raw`(?:${characters.join('')}|(?<![\p{L}\p{N}])${pattern})`
      : pattern;
  return String.raw`(?<!\d|\d\.)${pattern}${/\d$/.test(word) ? String.raw`(?!\d)` : ''}`;
}

/** The part of a long text around its first hit. It begins at a word and doesn't cut a surrogate pair. */
function window(text: string, first: number): { from: number; to: number } {
  if (text.length <= SNIPPET) return { from: 0, to: text.length };
  let from = Math.max(0, first - BEFORE);
  const space = from === 0 ? -1 : text.indexOf(' ', from);
  if (space >= 0 && space < first) from = space + 1;
  return { from: whole(text, from), to: whole(text, Math.min(text.length, from + SNIPPET)) };
}

function whole(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
