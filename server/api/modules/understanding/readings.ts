import type { SearchIndex, Suggestion } from '@/lib/contracts/search';
import type { Understood } from '@/lib/contracts/understood';
import { isClose } from '@/lib/hangul/closeness';
import { typedInOtherMode } from '@/lib/hangul/keyboard';
import { initialsOf, isInitialsOnly, spellOut } from '@/lib/hangul/letters';
import { queryOf, wordsOf as wordsOfText, type SearchQuery } from '@/lib/search/query';
import { KNOWN_HANGUL } from '@/lib/search/understand';

/** Names that initials may stand for, at the most. */
const NAMES = 8;
/** Words of a text that are looked at one by one. */
const WORDS = 4;

const squashed = (text: string) => text.toLowerCase().replaceAll(' ', '');
/** The words of a suggestion: of its title, its names, its venue. */
const wordsIn = ({ text, note }: Suggestion) => `${text} ${note ?? ''}`.split(/[\s,·:;!?()〈〉《》‘’“”–-]+/);

/** The names that a text of nothing but initials stands for, best first; whole names alone where there are any. */
export function readInitials(text: string, suggestions: readonly Suggestion[]): string[] {
  const wanted = squashed(text);
  const names = suggestions.map((suggestion) => suggestion.text);
  const whole = names.filter((name) => initialsOf(squashed(name)) === wanted);
  const found = whole.length > 0 ? whole : suggestions.flatMap((suggestion) => partsWith(wanted, suggestion));
  return [...new Set(found)].slice(0, NAMES);
}

/** Words in a row of a suggestion that begin with these initials, cut to as many syllables. */
function partsWith(wanted: string, suggestion: Suggestion): string[] {
  const words = wordsIn(suggestion);
  return words.flatMap((_, at) => {
    const part = [...words.slice(at).join('')].slice(0, wanted.length).join('');
    return part !== '' && initialsOf(part) === wanted ? [part] : [];
  });
}

/** One letter stands for too much to be read as anything else. */
const isReadable = (text: string) => [...squashed(text)].length > 1;

export const isInitials = (text: string) => isReadable(text) && isInitialsOnly(squashed(text));

/** A query that finds each of the names that initials may stand for. */
export function queryOfNames([first = '', ...rest]: readonly string[]): SearchQuery {
  return queryOf([{ text: first, others: rest.map((text) => ({ text, isWhole: false })) }]);
}

/** What the keys write in the keyboard's other mode, where that is text at all. */
export function readKeyboard(text: string): string | null {
  const meant = typedInOtherMode(text);
  return meant === null || !isReadable(text) || /[ㄱ-ㅣ]/.test(meant) ? null : meant;
}

interface Spelling {
  /** Names near a text. */
  suggest: (text: string) => Promise<readonly Suggestion[]>;
  /** Whether anything at all says the word. */
  isSaid: (word: string) => Promise<boolean>;
}

/** The text with the words that nothing says put right, where a name or a word of the trade is close; else null. */
export async function readSpelling(text: string, { suggest, isSaid }: Spelling): Promise<string | null> {
  const whole = closest(text, await suggest(text));
  if (whole !== null) return whole;
  const words = wordsOfText(text);
  if (words.length > WORDS) return null;
  const read = await Promise.all(
    words.map(async (word) => ((await isSaid(word)) ? word : closest(word, await suggest(word)))),
  );
  const isRight = read.every((word) => word !== null) && read.some((word, at) => word !== words[at]);
  return isRight ? read.join(' ') : null;
}

/** A name of a suggestion, one of its words, or a word of the trade. */
function closest(typed: string, suggestions: readonly Suggestion[]): string | null {
  const letters = spellOut(squashed(typed));
  const candidates = [
    ...suggestions.map(({ text }) => text),
    ...suggestions.flatMap(({ note }) => (note === null ? [] : [note])),
    ...KNOWN_HANGUL,
    ...suggestions.flatMap(wordsIn),
  ];
  return candidates.find((word) => isClose(letters, spellOut(squashed(word)))) ?? null;
}

/** A text as it was understood: as it was typed where there is no `reading`. */
export interface Read {
  query: SearchQuery;
  reading: NonNullable<Understood>['reading'];
  text: string;
}

const othersOf = ({ query }: Read) => query.terms.flatMap((term) => term.others);

/** The words that a hit of it says. Those that count as whole words only are left out: they stand in others too. */
export function wordsOf(read: Read): { text: string; others: readonly string[] } {
  return { text: read.text, others: othersOf(read).flatMap(({ text, isWhole }) => (isWhole ? [] : [text])) };
}

/** Other words by which a text finds more than by itself. A part of the text finds nothing that needs a word. */
function otherWordsOf({ query }: Read): string[] {
  return query.terms.flatMap(({ text, others }) => {
    const typed = squashed(text);
    return others.map((other) => other.text).filter((word) => !typed.includes(squashed(word)));
  });
}

/** What the answer says of it; null where it is the words that were typed. */
export function presentUnderstood(read: Read): Understood {
  const { reading, text } = read;
  const { period } = read.query;
  const others = [...new Set(otherWordsOf(read))];
  if (reading === null && others.length === 0 && period === null) return null;
  return { text, reading, others, period: period === null ? null : { ...NO_PERIOD, ...period } };
}
const NO_PERIOD = { status: null, from: null, to: null };

/** The indexes of what takes place at a time. */
export function hasPeriod(index: SearchIndex): boolean {
  return index === 'ARTICLE_EXHIBITION' || index === 'ARTICLE_EVENT' || index === 'ARTICLE_NEWS';
}
