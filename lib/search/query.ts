import type { PeriodStatus } from '@/lib/date/period';
import { partsOf, signsOf, titleKey, titlesOf } from './typed-words';

/** Another word for what was typed. `isWhole`: found only as a word of its own, because others contain it too. */
export interface OtherWord {
  text: string;
  isWhole: boolean;
}

/** A text that a hit has to contain: the typed one, or another word for it. */
export interface SearchTerm {
  /** A word, found as a part of any word; or several, found in a row with any punctuation between them. */
  text: string;
  others: readonly OtherWord[];
  /** For years: an entry that takes place then also matches, even if it doesn't name the year. */
  days?: { from: string; to: string };
  /** For a text too common to match inside every word: a single letter or digit, a Latin letter beside words, a sign. */
  letter?: 'alone' | 'beside' | 'sign';
  /** Found as words of their own: 이번 주 isn't in 이번 주제. */
  isWhole?: true;
}

/** What takes place by its state today, or on one of these days. */
export type SearchPeriod = { status: PeriodStatus } | { from: string; to: string };

/** What a search looks for, as it was understood. A hit says every term. */
export interface SearchQuery {
  /** The title that was typed in brackets, or the words of the terms; '' where only the period is looked for. */
  text: string;
  /** What hits may be called, each of which puts them first. */
  titles: readonly string[];
  terms: readonly SearchTerm[];
  /** Words that put a hit before others and exclude none. */
  helpers: readonly string[];
  period: SearchPeriod | null;
}

/** Every word of a text, a title in brackets as one, and nothing else; of a text of signs alone the signs. */
export function literalQuery(text: string): SearchQuery {
  const words = partsOf(text).flatMap((part) => (part.isTitle ? [part.text] : part.text.split(' ')));
  const terms = words.length > 0 ? words : signsOf(text);
  return queryOf(
    [...new Set(terms)].map((term) => ({ text: term, others: [] })),
    { titles: titlesOf(text) },
  );
}

export function queryOf(terms: readonly SearchTerm[], rest: Partial<SearchQuery> = {}): SearchQuery {
  const text = terms.map((term) => term.text).join(' ');
  return {
    text,
    titles: [text],
    terms: once(terms).map((term) => ({ ...term, ...letterOf(term.text, terms.length === 1) })),
    helpers: [],
    period: null,
    ...rest,
  };
}

/** Each term once: a text says every word, however often it was typed. */
const once = (terms: readonly SearchTerm[]) => [...new Map(terms.map((term) => [term.text, term])).values()];

function letterOf(text: string, isAlone: boolean): Pick<SearchTerm, 'letter'> {
  if (titleKey(text) === '') return { letter: 'sign' };
  if (isAlone) return /^[\p{L}\p{N}]$/u.test(text) ? { letter: 'alone' } : {};
  return /^\p{Script=Latin}$/u.test(text) ? { letter: 'beside' } : {};
}

/** Whether a word begins with a number, as 2024, 100호 and 162x130. The numbers of such a word are found whole. */
export function startsWithNumber(word: string): boolean {
  return /^\d/.test(word);
}
