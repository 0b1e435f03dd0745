import type { PeriodStatus } from '@/lib/date/period';

/** Another word for what was typed. `isWhole`: found only as a word of its own, because it stands in others too. */
export interface OtherWord {
  text: string;
  isWhole: boolean;
}

/** What a hit has to say: the word as it was typed, found as a part of any word, or another word for it. */
export interface SearchTerm {
  text: string;
  others: readonly OtherWord[];
}

/** What takes place by its state today, or on one of these days. */
export type SearchPeriod = { status: PeriodStatus } | { from: string; to: string };

/** What a search looks for, as it was understood. A hit says every term. */
export interface SearchQuery {
  /** The words of the terms, as titles are compared with them; '' where only the period is looked for. */
  text: string;
  terms: readonly SearchTerm[];
  /** Words that put a hit before others and exclude none. */
  helpers: readonly string[];
  period: SearchPeriod | null;
}

/** Every word of a text, and nothing else. */
export function literalQuery(text: string): SearchQuery {
  return queryOf(wordsOf(text).map((word) => ({ text: word, others: [] })));
}

export function queryOf(terms: readonly SearchTerm[], rest: Partial<SearchQuery> = {}): SearchQuery {
  return { text: terms.map(({ text }) => text).join(' '), terms, helpers: [], period: null, ...rest };
}

/** Whether a word begins with a number, as 2024, 100호 and 162x130. The numbers of such a word are found whole. */
export function startsWithNumber(word: string): boolean {
  return /^\d/.test(word);
}

/** The words of a text, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.normalize('NFC').split(/\s+/))].filter((word) => word !== '');
}
