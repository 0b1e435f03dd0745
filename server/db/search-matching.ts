import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import { escapeRegex } from '@/lib/format/escape-regex';
import { startsWithNumber } from '@/lib/search/query';
import { titleKey } from '@/lib/search/typed-words';
import type { OtherWord, SearchPeriod, SearchQuery, SearchTerm } from '@/lib/search/query';
import { gramOfLetter, gramsOf, likeOf, likeOfWords } from './search-forms';

/** What of `search_entries` is looked for. */
export interface Wanted {
  index: SearchIndex;
  query: SearchQuery;
  /** The day by which periods are meant: today in Seoul. */
  today: string;
}

/** Endings that leave a Korean word the same word: 산이, 산에서. */
const ENDING =
  '(은|는|이|가|을|를|의|에|에서|에게|에는|와|과|도|로|으로|만|까지|부터|처럼|이나|이다|인|한|하고|들|들의|s)?';
const NOUN_ENDING = '(과|와|을|를|의|에|에서|로|으로|도|만)?';
/** Letters and digits, for a class of a regular expression. */
export const LETTER = 'a-z0-9à-ɏ가-힣一-鿿';
/** Letters that the index has where they may be looked for alone. */
const INDEXED_LETTER = /^[a-zà-ɏ가-힣一-鿿]$/i;
/** Terms whose place in an entry counts for the order. */
const RANKED = 6;

/**
 * Any of the words, with spaces between its letters or, in `flat`, without. The digits of a number have no gaps, and words in
 * a row may have any punctuation between them.
 */
const anyOf = (words: readonly string[], gap = ' ?') => {
  const lettersOf = (word: string) => word.match(/\d+|\D/gu)?.map(escapeRegex) ?? [];
  const inRow = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .map((word) => lettersOf(word).join(gap))
      .join(`[^${LETTER}\\n]*`);
  return `(${words.map(inRow).join('|')})`;
};
const beginning = (words: readonly string[]) => `(^|[^${LETTER}])${anyOf(words)}`;
/** As a noun: one syllable with the other endings is most often a verb, such as 먹은. */
const noun = (words: readonly string[]) => `${beginning(words)}${NOUN_ENDING}($|[^${LETTER}])`;
const isShort = (text: string) => [...text].length === 1;
const whole = (words: readonly string[]) => `${beginning(words)}${ENDING}($|[^${LETTER}])`;
const endsWithDigit = (text: string) => /\d$/.test(text);
/** Numbers are found whole: neither as a part of another one nor as its decimals. All end with a digit, or none does. */
const numbersIn = (texts: readonly string[]) =>
  String.raw`(^\.?|[^0-9.]|[^0-9]\.)${anyOf(texts)}${texts.every(endsWithDigit) ? '($|[^0-9])' : ''}`;
const numberIn = (text: string) => numbersIn([text]);

/** As a part of a word, or from the beginning of a word on across spaces: 달항아리 is in 달 항아리, and 주식 isn't in 제주 식물. */
const said = (words: readonly string[]) => `(${anyOf(words, '')}|${beginning(words)})`;

const isLike = (text: string) => sql`e.flat like ${likeOf(text)}`;
/** One parameter, however many texts there are. */
export const list = (texts: readonly string[]) => sql`${sql.param(texts)}::text[]`;
const isAnyLike = (texts: readonly string[]) => sql`e.flat like any(${list(texts.map(likeOfWords))})`;
const isOneWord = (text: string) => !text.includes(' ');
/** Whether the entry contains the text as a part of any word, or its words in a row. */
function isSaid(text: string): SQL {
  const words = text.split(' ');
  if (words.length > 1)
    return sql`(${sql.join(words.map(isSaid), sql` and `)} and e.body ~ ${anyOf([text])})`;
  return sql`(${isLike(text)} and e.body ~ ${startsWithNumber(text) ? numberIn(text) : said([text])})`;
}

/**
 * Signs in titles alone. A single letter: a digit as a number of titles, a Latin one as a word of titles and labels, or the beginning of one beside other
 * words. Any other matches anywhere in titles, at the beginning of a label's word (except an artist's), and as a noun of texts.
 */
function isLetterSaid(letter: string, as: NonNullable<SearchTerm['letter']>, index: SearchIndex): SQL {
  const either = (pattern: string) => sql`(${has(heading, pattern)} or ${has(labels, pattern)})`;
  const begun = index === 'ARTIST' ? sql`false` : has(labels, beginning([letter]));
  const isInTitles = has(heading, startsWithNumber(letter) ? numberIn(letter) : said([letter]));
  const way =
    as === 'sign' || startsWithNumber(letter)
      ? isInTitles
      : /\p{Script=Latin}/u.test(letter)
        ? either(as === 'alone' ? whole([letter]) : beginning([letter]))
        : sql`(${isInTitles} or ${begun} or e.body ~ ${noun([letter])})`;
  return sql`(${isLike(letter)} and ${way})`;
}

/** Whether an entry says one of these as a part of its words, which a pattern finds among those that have its letters. */
const saysOne = (texts: readonly string[], pattern: (texts: readonly string[]) => string) =>
  texts.length === 0 ? [] : [sql`(${isAnyLike(texts)} and e.body ~ ${pattern(texts)})`];

/** The entry says the term, or another word for it. */
function says(
  { text, others, days, letter, isWhole }: SearchTerm,
  { index, today }: Pick<Wanted, 'index' | 'today'>,
): SQL {
  const parts = others.filter(({ isWhole }) => !isWhole).map((other) => other.text);
  const wholes = others.filter(({ isWhole }) => isWhole).map((other) => other.text);
  const numbers = parts.filter((part) => startsWithNumber(part) && isOneWord(part));
  const isWord = letter === undefined && !startsWithNumber(text) && isOneWord(text);
  const words = [...(isWord ? [text] : []), ...parts.filter((part) => !startsWithNumber(part))];
  const ways = [
    ...(letter === undefined ? [] : [isLetterSaid(text, letter, index)]),
    ...(letter === undefined && !isWord ? (isWhole ? saysOne([text], whole) : [isSaid(text)]) : []),
    ...(days === undefined ? [] : [takesPlace(days, today)]),
    ...parts.filter((part) => startsWithNumber(part) && !isOneWord(part)).map(isSaid),
    ...saysOne(numbers.filter(endsWithDigit), numbersIn),
    ...saysOne(
      numbers.filter((number) => !endsWithDigit(number)),
      numbersIn,
    ),
    ...saysOne(words, said),
    ...saysOne(wholes.filter(isShort), noun),
    ...saysOne(
      wholes.filter((word) => !isShort(word)),
      whole,
    ),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Whether an entry has the letters of a term or of another word for it: a cheap estimate of `says`. */
export const maySay = ({ text, others }: SearchTerm): SQL =>
  isAnyLike([text, ...others.map((other) => other.text)]);

/** Whether a term is one word without another reading. */
const isPlain = ({ text, others, days, letter }: SearchTerm) =>
  others.length === 0 &&
  days === undefined &&
  letter === undefined &&
  isOneWord(text) &&
  !startsWithNumber(text);

/** What `saysEach` compares an entry with, for each word; `as` makes one value of the values of all. */
export const patternsOfAll = <Value>(words: readonly string[], as: (values: readonly string[]) => Value) => ({
  likes: as(words.map(likeOf)),
  patterns: as(words.map((word) => said([word]))),
});

/** The entry says every word of `patternsOfAll`. What it has without spaces needs no regular expression. */
export const saysEach = (likes: SQL, patterns: SQL): SQL =>
  sql`(e.flat like all(${likes}) and (e.body like all(${likes}) or e.body ~ all(${patterns})))`;

function saysAll(words: readonly string[]): SQL {
  const { likes, patterns } = patternsOfAll(words, list);
  return saysEach(likes, patterns);
}

/** Whether a query is nothing but words without another reading. */
export const isWordsAlone = ({ terms, period }: SearchQuery): boolean =>
  period === null && terms.length > 0 && terms.every(isPlain);

/** An entry `e` is a hit: it says every term and takes place when it should. This alone decides. */
export function isHit({ index, query, today }: Wanted): SQL {
  const plain = [...new Set(query.terms.filter(isPlain).map(({ text }) => text))];
  const others = new Map(
    query.terms.filter((term) => !isPlain(term)).map((term) => [JSON.stringify(term), term]),
  );
  const rules = [
    ...(plain.length === 0 ? [] : [saysAll(plain)]),
    ...[...others.values()].map((term) => says(term, { index, today })),
    ...(query.period === null ? [] : [takesPlace(query.period, today)]),
  ];
  return rules.length === 0 ? sql`false` : sql`(${sql.join(rules, sql` and `)})`;
}

const hasBegun = (day: string) => sql`coalesce(e.period_from <= ${day}, true)`;
const isNotOver = (day: string) => sql`coalesce(e.period_to >= ${day}, true)`;

function takesPlace(period: SearchPeriod, today: string): SQL {
  const hasPeriod = sql`(e.period_from is not null or e.period_to is not null)`;
  if ('from' in period) return sql`(${hasPeriod} and ${hasBegun(period.to)} and ${isNotOver(period.from)})`;
  switch (period.status) {
    case 'ongoing':
      return sql`(${hasPeriod} and ${hasBegun(today)} and ${isNotOver(today)})`;
    case 'upcoming':
      return sql`e.period_from > ${today}`;
    case 'past':
      return sql`(${hasBegun(today)} and e.period_to < ${today})`;
  }
}

/** The index's way to candidates: entries that may say all of these terms. */
export function mayHave({ index }: Pick<Wanted, 'index'>, terms: readonly SearchTerm[]): SQL {
  return haveGrams([index], terms);
}

export function haveGrams(indexes: readonly SearchIndex[], terms: readonly SearchTerm[]): SQL {
  const grams = gramsQueryIn(indexes, terms);
  return grams === '' ? sql`true` : sql`search_grams(e.index, e.body) @@ ${grams}::tsquery`;
}

/** The tsquery for the entries of these indexes that may say all of the terms; '' where any entry may. */
export function gramsQueryIn(indexes: readonly SearchIndex[], terms: readonly SearchTerm[]): string {
  const said = terms.filter(({ days }) => days === undefined);
  return said.length === 0 ? '' : indexes.map((index) => `(${gramsQuery(index, said)})`).join(' | ');
}

function gramsQuery(index: SearchIndex, said: readonly SearchTerm[]): string {
  const queries = said.map(({ text, others, letter }) =>
    letter === 'alone' && INDEXED_LETTER.test(text) && others.length === 0
      ? gramOfLetter(index, text)
      : gramsOf(index, [text, ...others.map((other) => other.text)]),
  );
  return queries.map((query) => `(${query})`).join(' & ');
}

export function isTitle({ query }: Wanted): SQL {
  const titles = query.titles.map(titleKey).filter((title) => title !== '');
  return titles.length === 0
    ? sql`false`
    : sql`(e.title = any(${list(titles)}) or e.title_alt = any(${list(titles)}))`;
}
export function startsWith({ query }: Wanted): SQL {
  const title = titleKey(query.text);
  return title === ''
    ? sql`false`
    : sql`(starts_with(e.title, ${title}) or starts_with(e.title_alt, ${title}))`;
}

/** The parts of an entry's body. */
const heading = sql`split_part(e.body, chr(30), 1)`;
const labels = sql`split_part(e.body, chr(30), 2)`;
const texts = sql`split_part(e.body, chr(30), 3)`;

type Places = readonly [condition: SQL, place: number][];
const placeIn = (places: Places) =>
  sql`case ${sql.join(
    places.map(([condition, at]) => sql`when ${condition} then ${sql.raw(String(at))}`),
    sql` `,
  )} else 7 end`;
const has = (part: SQL, pattern: string) => sql`${part} ~ ${pattern}`;

/**
 * Where an entry says a word: from 1, its heading has it as a word, to 7, a part of a word of its texts is it. One
 * syllable is so often a part of something else that its parts stand further back.
 */
function placeOfText(text: string): SQL {
  const words = [text];
  const exact = isShort(text) ? noun(words) : whole(words);
  const short: Places = [
    [has(heading, whole(words)), 2.2],
    [has(texts, whole(words)), 2.5],
  ];
  return placeIn([
    [has(heading, exact), 1],
    [has(labels, exact), 2],
    ...(isShort(text) ? short : []),
    [has(heading, beginning(words)), 3],
    [has(heading, anyOf(words)), 4],
    [has(labels, anyOf(words)), 5],
    [has(texts, exact), 6],
  ]);
}

/** Where it says one of the other words: labels name materials and genres, titles may mean something else by them. */
function placeOfOthers(others: readonly OtherWord[]): SQL {
  const words = others.map(({ text }) => text);
  return placeIn([
    [has(labels, whole(words)), 2.1],
    [has(labels, anyOf(words)), 2.6],
    [has(heading, whole(words)), 3.5],
    [has(heading, anyOf(words)), 4.5],
    [has(texts, whole(words)), 6.5],
  ]);
}

function placeOf({ text, others }: SearchTerm): SQL {
  if (others.length === 0) return placeOfText(text);
  return sql`case when ${isLike(text)} then ${placeOfText(text)} else ${placeOfOthers(others)} end`;
}

/** What runs stands before what comes, and that before what is over; the nearest first. Only of what people go to. */
function byPeriod({ index, today }: Wanted): SQL[] {
  if (index !== 'ARTICLE_EXHIBITION' && index !== 'ARTICLE_EVENT') return [];
  const isUpcoming = sql`coalesce(e.period_from > ${today}, false)`;
  const isOver = sql`(not ${isUpcoming} and coalesce(e.period_to < ${today}, false))`;
  return [
    sql`case when ${isOver} then 2 when ${isUpcoming} then 1 else 0 end`,
    sql`case when ${isUpcoming} then e.period_from end`,
    sql`case when ${isOver} then e.period_to end desc`,
  ];
}

export const newest = sql`e.ranked_at desc, e.uuid desc`;

/** Where an entry says the terms; where it says them in a row, that place counts alone. */
function placesOf({ text, terms }: SearchQuery): SQL {
  const places = terms.slice(0, RANKED).map(placeOf);
  if (places.length === 0) return sql`0`;
  const sum = sql`(${sql.join(places, sql` + `)})`;
  return places.length === 1
    ? sum
    : sql`case when ${isLike(text)} then least(${placeOfText(text)}, ${sum}) else ${sum} end`;
}

/** The order of hits: by their titles, by where they say the terms, by what helps, by their period, newest first. */
export function ranking(wanted: Wanted): SQL {
  const { helpers } = wanted.query;
  const helping = helpers.map((word) => sql`(${isLike(word)})::int`);
  return sql.join(
    [
      sql`case when ${isTitle(wanted)} then 0 else ${placesOf(wanted.query)}
        - (case when ${startsWith(wanted)} then 0.5 else 0 end) end`,
      ...(helping.length === 0 ? [] : [sql`${sql.join(helping, sql` + `)} desc`]),
      ...byPeriod(wanted),
      newest,
    ],
    sql`, `,
  );
}
