import type { Highlight } from '@/lib/contracts/search';
import { escapeHtml } from '@/lib/format/escape-html';

/** Characters of a long text that are shown around its first hit. */
const SNIPPET = 120;
/** …and of those, before it. */
const BEFORE = 30;

/** What hits say: the text that was looked for, and other words that count as said. */
export interface SaidWords {
  text: string;
  others: readonly string[];
}

/** A field by its name; `isTitle`: spaces in it don't count. */
export interface Field {
  name: string;
  text: string | null;
  isTitle?: boolean;
}

/**
 * Which fields have a word of the query, as HTML: the text is escaped, and `<em>` around what matched is the only
 * markup. A long text is cut to what stands around its first hit.
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

/** Null where no word is in the text. */
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

function patternOf(word: string, isTitle: boolean): string {
  const characters = [...word].filter((one) => !isTitle || one !== ' ').map(escapeRegExp);
  return characters.join(isTitle ? String.raw`\s*` : '');
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** The part of a long text around its first hit, from the beginning of a word, and never through a surrogate pair. */
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
