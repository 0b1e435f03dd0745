import type { SearchIndex } from '@/lib/contracts/search';
import { startsWithNumber, type SearchPeriod, type SearchTerm } from '@/lib/search/query';
import { folded, titleKey } from '@/lib/search/typed-words';
import type { SearchRequest } from './search';

export type Query = Record<string, unknown>;
type Wanted = Pick<SearchRequest, 'index' | 'query' | 'today'>;

/**
 * A hit's score is the sum of these, so that its order is the database's: the title, where each term stands, the words
 * that help, the period.
 */
const SCORE = { equal: 100, starting: 0.5, helper: 0.05, ongoing: 0.02, upcoming: 0.01 };
/** Terms whose place in an entry counts for the order. */
const RANKED = 6;

export function scored(boost: number, filter: Query): Query {
  return { constant_score: { filter, boost } };
}

/** What the engine is asked for (`SearchProvider` says what a hit is and in which order hits come). */
export function elasticQuery({ index, query, today }: Wanted): Query {
  if (query.terms.length === 0 && query.period === null) return { match_none: {} };
  const title = titleKey(query.text);
  const titles = query.titles.map(titleKey).filter((key) => key !== '');
  return {
    bool: {
      filter: [
        { term: { index } },
        ...query.terms.map((term) => says(term, { index, today })),
        ...(query.period === null ? [] : takesPlace(query.period, today)),
      ],
      should: [
        ...(titles.length === 0
          ? []
          : [
              scored(
                SCORE.equal,
                inEither((field) => ({ terms: { [field]: titles } })),
              ),
            ]),
        ...(title === ''
          ? []
          : [
              scored(
                SCORE.starting,
                inEither((field) => ({ prefix: { [field]: title } })),
              ),
            ]),
        ...placesOf(query),
        ...query.helpers.map((word) => scored(SCORE.helper, partOf('flat', flat(word)))),
        ...byPeriod(index, today),
      ],
    },
  };
}

const normal = (text: string) => folded(text).toLowerCase();
const flat = (text: string) => normal(text).replaceAll(' ', '');
const any = (queries: readonly Query[]): Query => ({ bool: { should: queries } });
const inEither = (query: (field: string) => Query) => any([query('title'), query('titleAlt')]);

/** The text is a part of the field: its pairs of characters stand there in a row. */
function partOf(field: string, text: string): Query {
  if ([...text].length > 1) return { match_phrase: { [`${field}.two`]: text } };
  return { term: { [field === 'flat' || PARTS.includes(field) ? field : `${field}.one`]: text } };
}

const PARTS: readonly string[] = ['heading', 'labels', 'texts'];
const inParts = (query: (field: string) => Query) => any(PARTS.map(query));
const wholeIn = (field: string, text: string) =>
  any([
    { match_phrase: { [`${field}.words`]: normal(text) } },
    { match_phrase: { [`${field}.korean`]: normal(text) } },
  ]);
const beginsIn = (field: string, text: string): Query => ({ prefix: { [`${field}.words`]: normal(text) } });

/** A number is a token of its own, and its decimals are one. Dates are also written with spaces behind their points. */
const numberIn = (field: string, text: string) =>
  any(
    [...new Set([text, text.replaceAll('.', '. ')])].map((way) => ({
      match_phrase: { [field]: normal(way) },
    })),
  );
/** Matches a part of any word, or several words in a row with any punctuation between them. */
function isSaid(text: string): Query {
  if (text.includes(' '))
    return any([
      partOf('flat', flat(text)),
      inParts((field) => ({ match_phrase: { [`${field}.words`]: normal(text) } })),
    ]);
  if (startsWithNumber(text)) return inParts((field) => numberIn(field, text));
  return any([inParts((field) => partOf(field, normal(text))), acrossSpaces(text)]);
}

/** The longest first word of a text that is typed without its spaces. */
const FIRST_WORD = 20;

/** Matches the text with spaces in it. Its first word is one of the entry's, so that 주식 isn't found in 제주 식물. */
function acrossSpaces(text: string): Query {
  const letters = [...normal(text)];
  const beginnings = letters.slice(0, FIRST_WORD).map((_, at) => letters.slice(0, at + 1).join(''));
  const begins = inParts((field) =>
    any(beginnings.map((word) => ({ match_phrase: { [`${field}.words`]: word } }))),
  );
  return { bool: { filter: [partOf('flat', flat(text)), begins] } };
}

/** A single letter, as the database finds it (`search-matching.ts`). */
function isLetterSaid(letter: string, as: NonNullable<SearchTerm['letter']>, index: SearchIndex): Query {
  if (as === 'sign') return partOf('heading', normal(letter));
  if (startsWithNumber(letter)) return numberIn('heading', letter);
  const way = as === 'alone' ? wholeIn : beginsIn;
  if (/\p{Script=Latin}/u.test(letter)) return any([way('heading', letter), way('labels', letter)]);
  return any([
    partOf('heading', normal(letter)),
    ...(index === 'ARTIST' ? [] : [beginsIn('labels', letter)]),
    inParts((field) => wholeIn(field, letter)),
  ]);
}

function says({ text, others, days, letter }: SearchTerm, { index, today }: Omit<Wanted, 'query'>): Query {
  const rest = others.map((other) =>
    other.isWhole ? inParts((field) => wholeIn(field, other.text)) : isSaid(other.text),
  );
  const said = letter === undefined ? isSaid(text) : isLetterSaid(text, letter, index);
  const inDays = days === undefined ? [] : [{ bool: { filter: takesPlace(days, today) } }];
  return any([said, ...inDays, ...rest]);
}

/** Where a hit says the terms; where it says them in a row, that place counts alone. */
function placesOf({ text, terms }: SearchRequest['query']): Query[] {
  const each = terms.slice(0, RANKED).map(placeOf);
  if (each.length < 2) return each;
  const inRow = places(text, 8 * each.length - 1, true);
  return [{ dis_max: { queries: [any(each), ...inRow] } }];
}

/** The best of the term's places, from a word of the heading to a part of a word of the texts. */
function placeOf({ text, others }: SearchTerm): Query {
  const literal = places(text, 7, [...text].length > 1);
  const rest = others.flatMap((other) => placesOfOther(other.text));
  return { dis_max: { queries: [...literal, ...rest] } };
}

function places(text: string, best: number, isLong: boolean): Query[] {
  const title = titleKey(text);
  return [
    scored(best, wholeIn('heading', text)),
    scored(best - 1, wholeIn('labels', text)),
    scored(best - (isLong ? 5 : 1.5), wholeIn('texts', text)),
    scored(best - 2, beginsIn('heading', text)),
    scored(
      best - 3,
      inEither((field) => partOf(field, title)),
    ),
    scored(best - 4, partOf('labels', normal(text))),
    scored(best - 6, isSaid(text)),
  ];
}

function placesOfOther(text: string): Query[] {
  return [
    scored(5.9, wholeIn('labels', text)),
    scored(5.4, partOf('labels', normal(text))),
    scored(4.5, wholeIn('heading', text)),
    scored(
      3.5,
      inEither((field) => partOf(field, titleKey(text))),
    ),
    scored(1.5, wholeIn('texts', text)),
    scored(1, partOf('flat', flat(text))),
  ];
}

function takesPlace(period: SearchPeriod, today: string): Query[] {
  const hasPeriod = any([{ exists: { field: 'periodFrom' } }, { exists: { field: 'periodTo' } }]);
  if ('from' in period) return [hasPeriod, hasBegun(period.to), isNotOver(period.from)];
  switch (period.status) {
    case 'ongoing':
      return [hasPeriod, hasBegun(today), isNotOver(today)];
    case 'upcoming':
      return [{ range: { periodFrom: { gt: today } } }];
    case 'past':
      return [hasBegun(today), { range: { periodTo: { lt: today } } }];
  }
}

const missing = (field: string): Query => ({ bool: { must_not: [{ exists: { field } }] } });
const hasBegun = (day: string) => any([missing('periodFrom'), { range: { periodFrom: { lte: day } } }]);
const isNotOver = (day: string) => any([missing('periodTo'), { range: { periodTo: { gte: day } } }]);

/** What runs stands before what comes, and that before what is over; only of what people go to. */
function byPeriod(index: Wanted['index'], today: string): Query[] {
  if (index !== 'ARTICLE_EXHIBITION' && index !== 'ARTICLE_EVENT') return [];
  return [
    scored(SCORE.ongoing, { bool: { filter: [hasBegun(today), isNotOver(today)] } }),
    scored(SCORE.upcoming, { range: { periodFrom: { gt: today } } }),
  ];
}
