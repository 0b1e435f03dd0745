import { LRUCache } from 'lru-cache';
import type { SearchIndex, Suggestion } from '@/lib/contracts/search';
import type { Understood } from '@/lib/contracts/understood';
import { isClose } from '@/lib/hangul/closeness';
import { typedInOtherMode } from '@/lib/hangul/keyboard';
import { initialsOf, isInitialsOnly, patternsOfUnfinished, spellOut } from '@/lib/hangul/letters';
import { queryOf, startsWithNumber, type SearchQuery } from '@/lib/search/query';
import {
  isMeasure,
  titleKey,
  titlesOf,
  withSyllablesJoined,
  wordsOf as wordsOfText,
} from '@/lib/search/typed-words';
import { KNOWN_WORDS, understand } from '@/lib/search/understand';

/** Names that initials may stand for, at the most. */
const NAMES = 8;
/** Words of a text that are looked at one by one. */
const WORDS = 4;
/** Words, or parts of a caption, that nothing says: of more the text is no slip. */
export const MISSED = 2;
/** Parts of a caption that are read one by one, and names that one of them is tried as. */
const PARTS = 4;
const TRIED = 3;
/** Letters from which on a word of the typed text is marked, even if it counts as a whole word only. */
const MARKED = 3;

const squashed = titleKey;
/** The words of a suggestion: of its title, its names, its venue. */
const wordsIn = ({ text, note }: Suggestion) => `${text} ${note ?? ''}`.split(/[\s,·:;!?()〈〉《》‘’“”–-]+/);

/** The same letter again and again, which is a laugh or a yes (ㅋㅋ, ㅇㅇ) unless a name has those initials. */
const REPEATED = /^(.)\1+$/u;

/** The names that a text of nothing but initials stands for, best first; whole names alone where there are any. */
export function readInitials(text: string, suggestions: readonly Suggestion[]): string[] {
  const wanted = squashed(text);
  const names = suggestions.map((suggestion) => suggestion.text);
  const whole = names.filter((name) => initialsOf(squashed(name)) === wanted);
  const found =
    whole.length > 0 || REPEATED.test(wanted)
      ? whole
      : suggestions.flatMap((suggestion) => partsWith(wanted, suggestion));
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

/** Whether a syllable of the text is but its first letter, as in 류ㄷ. */
export const isShortened = (text: string) => /[ㄱ-ㅎ]/.test(squashed(text)) && /[가-힣]/.test(text);

/** The names that a text begins whose last syllable is still being typed; of shortened ones, also words in a row. */
export function readUnfinished(text: string, suggestions: readonly Suggestion[]): string[] {
  if (!isReadable(text)) return [];
  const pattern = new RegExp(`^(?:${patternsOfUnfinished(squashed(text)).join('|')})`);
  const begins = (name: string) => pattern.test(spellOut(squashed(name)));
  const names = suggestions.map((suggestion) => suggestion.text).filter(begins);
  const found =
    names.length > 0 || !isShortened(text) ? names : suggestions.flatMap((each) => partsBegun(begins, each));
  return [...new Set(found)].slice(0, NAMES);
}

/** The shortest rows of a suggestion's words that are begun. */
function partsBegun(begins: (text: string) => boolean, suggestion: Suggestion): string[] {
  const words = wordsIn(suggestion);
  return words.flatMap((_, from) => {
    const rows = words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join(' '));
    return rows.find(begins) ?? [];
  });
}

/** A query that finds each name that a text may mean. */
export function queryOfNames([first = '', ...rest]: readonly string[]): SearchQuery {
  return queryOf([{ text: first, others: rest.map((text) => ({ text, isWhole: false })) }]);
}

/** Tears and shrugs (ㅠㅠ, ㅡㅡ), whose keys write no word in the other mode. */
const TEARS = /^[ㅗㅜㅠㅡ]+$/;

/** What the keys write in the keyboard's other mode, where that is text at all. */
export function readKeyboard(text: string): string | null {
  const meant = TEARS.test(squashed(text)) ? null : typedInOtherMode(text);
  return meant === null || !isReadable(text) || /[ㄱ-ㅣ]/.test(meant) ? null : meant;
}

/** What is between two names besides a comma: 류단아와 서이담, Ryu Dana & Seo Idam. */
const BETWEEN_NAMES =
  /(?<=[가-힣]{2})(?:와|과|이?랑|하고)\s+(?=[가-힣]{2})|(?<![\d\s])\s+(?:[&+×x]|and|vs\.?)\s+(?!\d)|(?<=[가-힣]{2})[&+×](?=[가-힣]{2})/gi;

/** The parts of a caption that are read one by one; none of a text without several parts, or with too many. */
export function partsOfCaption(text: string): { text: string; isMeasure: boolean }[] {
  const titles = titlesOf(text).slice(1);
  const named = titles.length > 1 ? titles : titlesOf(text.replaceAll(BETWEEN_NAMES, ', ')).slice(1);
  const parts = named.map((part) => ({ text: part, isMeasure: isMeasure(part) }));
  const count = parts.filter((part) => !part.isMeasure).length;
  return count < 2 || count > PARTS ? [] : parts;
}

/** The words of a text that may be names of artists in a row; none where one may not. */
export function namesInRow(text: string): string[] {
  const words = wordsOfText(text);
  return words.length <= WORDS && words.every((word) => /^[가-힣]{2,5}$/.test(word)) ? words : [];
}

/** Of an unfinished last word behind others, such as 류단아 천 번의안ㅂ, the others and that word. */
export function partsByWords(text: string): { text: string; isMeasure: boolean }[] {
  const words = wordsOfText(text);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > WORDS || !isShortened(last)) return [];
  return [words.slice(0, -1).join(' '), last].map((part) => ({ text: part, isMeasure: isMeasure(part) }));
}

/** Syllables of an artist's name, and the least of what may be written to it: one syllable is a particle. */
const NAME_SYLLABLES = [2, 3, 4];
const REST_SYLLABLES = 2;

/** The ways in which a text begins or ends with a name that has no space beside it: 류단아천번의안부. */
export function joinedNames(text: string): { name: string; text: string }[] {
  const words = wordsOfText(text);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > WORDS) return [];
  const fits = (name: string, rest: string) =>
    /^[가-힣]+$/.test(name) && /^[가-힣]/.test(rest) && [...rest].length >= REST_SYLLABLES;
  return NAME_SYLLABLES.flatMap((count) => [
    { name: first.slice(0, count), rest: first.slice(count), others: words.slice(1) },
    { name: last.slice(-count), rest: last.slice(0, -count), others: words.slice(0, -1), isLast: true },
  ]).flatMap(({ name, rest, others, isLast = false }) =>
    fits(name, rest)
      ? [{ name, text: (isLast ? [...others, rest, name] : [name, rest, ...others]).join(' ') }]
      : [],
  );
}

/** The captions that the names of each part make, best first: with the first name of all parts but one. */
export function captionsOf(namesOfParts: readonly (readonly string[])[]): string[] {
  const captions = namesOfParts.flatMap((names, at) =>
    names
      .slice(0, TRIED)
      .map((name) => namesOfParts.map((others, other) => (other === at ? name : others[0])).join(', ')),
  );
  return [...new Set(captions)];
}

interface Spelling {
  /** Names near a text. */
  suggest: (text: string) => Promise<readonly Suggestion[]>;
  /** Whether anything at all says each of the words, in their order. */
  areSaid: (words: readonly string[]) => Promise<boolean[]>;
}

/**
 * The text with the words that nothing says put right, where a name or a word of the trade is close; else null. A word among
 * others may be an artist, a venue or a word of the trade: any word of a title would be a guess.
 */
export async function readSpelling(text: string, { suggest, areSaid }: Spelling): Promise<string | null> {
  const near = await suggest(text);
  const words = wordsOfText(text);
  const whole = closest(
    text,
    words.length > 1 ? namesOf(near) : [...namesOf(near), ...near.flatMap(wordsIn)],
  );
  if (whole !== null) return whole;
  if (words.length === 1 || words.length > WORDS) return null;
  /** Artists and venues. */
  const known = async (word: string) => (isLong(word) ? namesNear(await suggest(word)) : []);
  const said = await areSaid(words);
  if (said.filter((isSaid) => !isSaid).length > MISSED) return null;
  const read = await Promise.all(
    words.map(async (word, at) => (said[at] === true ? word : closest(word, await known(word)))),
  );
  const isRight = read.every((word) => word !== null) && read.some((word, at) => word !== words[at]);
  return isRight ? read.join(' ') : null;
}

/** Titles and names; a venue's is what its place begins with. */
const namesOf = (suggestions: readonly Suggestion[]) =>
  suggestions.flatMap(({ text, note }) => [text, ...(note?.split(/\s*[,·]/).slice(0, 1) ?? [])]);

/** Of suggestions the artists and venues. */
const namesNear = (suggestions: readonly Suggestion[]) =>
  suggestions.flatMap((one) => namesOf([one]).slice(one.index === 'ARTIST' ? 0 : 1));

const lettersOf = (word: string) => ({ word, letters: spellOut(squashed(word)) });
const KNOWN_LETTERS = KNOWN_WORDS.map(lettersOf);

/** Whether a text has three syllables or five letters: shorter ones are close to too many names. */
const isLong = (text: string) =>
  /[가-힣]/.test(text) ? [...squashed(text)].length > 2 : spellOut(squashed(text)).length > 4;

/** A word of the trade that is close to what was typed, or one of the names. */
function closest(typed: string, names: readonly string[]): string | null {
  const letters = spellOut(squashed(typed));
  const candidates = isLong(typed) ? [...names.map(lettersOf), ...KNOWN_LETTERS] : KNOWN_LETTERS;
  return candidates.find((candidate) => isClose(letters, candidate.letters))?.word ?? null;
}

/** A text as it was understood: as it was typed where there is no `reading`. */
export interface Read {
  query: SearchQuery;
  reading: NonNullable<Understood>['reading'];
  text: string;
  /** Whether the reading is one of a caption's parts. Other words of its terms aren't other names then. */
  isCaption?: boolean;
  /** What an index is asked for where it has nothing for the query: the artists of a list, each by itself. */
  apart?: SearchQuery;
}

const othersOf = ({ query }: Read) => query.terms.flatMap((term) => term.others);

/**
 * The words that a hit of it says. Those that count as whole words only are left out, because they are parts of others too,
 * unless they are a name within the typed text (류단아전).
 */
export function wordsOf(read: Read): { text: string; others: readonly string[] } {
  const typed = squashed(read.text);
  const isTyped = (word: string) => [...word].length >= MARKED && typed.includes(squashed(word));
  return {
    text: wordsOfText(withSyllablesJoined(read.text).text).join(' '),
    others: othersOf(read).flatMap(({ text, isWhole }) => (isWhole && !isTyped(text) ? [] : [text])),
  };
}

/** Other words by which a text finds more than by itself. A part of the text finds nothing that needs a word. */
function otherWordsOf(read: Read): string[] {
  const typed = squashed(read.text);
  return othersOf(read)
    .map((other) => other.text)
    .filter((word) => !startsWithNumber(word) && !typed.includes(squashed(word)));
}

/** What the answer says of it; null where it is the words that were typed. */
export function presentUnderstood(read: Read): Understood {
  const { reading, text } = read;
  const { period } = read.query;
  const hasNames = reading === 'INITIALS' || reading === 'UNFINISHED';
  const others = hasNames && read.isCaption ? [] : [...new Set(otherWordsOf(read))];
  if (reading === null && others.length === 0 && period === null) return null;
  return { text, reading, others, period: period === null ? null : { ...NO_PERIOD, ...period } };
}
const NO_PERIOD = { status: null, from: null, to: null };

/** The indexes of what takes place at a time. */
const WITH_PERIOD: readonly SearchIndex[] = ['ARTICLE_EXHIBITION', 'ARTICLE_EVENT', 'ARTICLE_NEWS'];

const wayOf = (index: SearchIndex) =>
  WITH_PERIOD.includes(index) ? 'period' : index === 'ARTIST_ARTWORK' ? 'words' : 'none';

/**
 * Remembers what texts were understood as: one search asks for its text for every index, and again to present what was found. A text of
 * 100 letters takes up to 3 ms each time.
 */
const understood = new LRUCache<string, SearchQuery>({ max: 200 });

/** A text as the entries of an index say it. Of indexes that say it alike it is the same query. */
export function queryFor(index: SearchIndex, text: string, today: string): SearchQuery {
  const way = wayOf(index);
  const day = way === 'period' ? today : null;
  const key = JSON.stringify([text, day, way]);
  const query = understood.get(key) ?? understand(text, day, way);
  understood.set(key, query);
  return query;
}

/** A text as the entries of each index say it. */
export const queriesFor = (indexes: readonly SearchIndex[], text: string, today: string) =>
  indexes.map((index) => ({ index, query: queryFor(index, text, today) }));
