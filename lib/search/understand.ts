import { EVENT_WORDS, withoutDate } from './dates';
import { withoutPeriod } from './periods';
import { PLACE_WORDS, TRADE_WORDS, type TradeWord } from './trade-words';
import { literalQuery, queryOf } from './query';
import type { OtherWord, SearchQuery, SearchTerm } from './query';
import { canvasTerm, convertedTerm, withSizes, yearTerm } from './sizes';
import { partsOf, titlesOf, withSyllablesJoined, wordsOf } from './typed-words';

/** Words for the kind of a result, or that join a caption: beside a name they rank hits first and exclude none. */
const HELPERS = new Set([
  ...EVENT_WORDS,
  ...(
    '작가 작가님 아티스트 화가 화백 작품 작품들 그림 그림들 뉴스 기사 소장 소개 ' +
    '작 作 展 및 위 위에 변형 부분 디테일 연작 시리즈 제공 제목 작품명 재료 재질 기법 크기 사이즈 규격 연도 제작연도 제작년도 ' +
    '님 선생 선생님 교수 교수님 씨 초대 지름 직경 안내 전시안내 diameter ' +
    'artist artists artwork artworks work works detail details series courtesy collection a an and by in of on the with'
  ).split(' '),
]);
/** Those of two words. */
const SOLO_SHOW = /^solo (?:exhibition|show)$/;
const helps = (word: string) => HELPERS.has(word) || SOLO_SHOW.test(word);
/** Of the helpers, those that are written to a name without a space. */
const SUFFIX = /(작가님?|선생님|교수님|님|화백|作|작품|그림|전시회?|개인전)$/;
/** The particle of a helper: 작가의, 작품을. */
const PARTICLE = /(?<=..)(?:[의을를은는이가들]|에서)$/;
/** Units alone name nothing, and every work has one. */
const UNIT = /^(?:cm|mm|in|inch|inches|센티|센티미터|인치|kg|×)$/;
/** These name nothing without the word behind them: 없는전시 is no exhibition that says 없는. */
const NAMELESS_WORDS = '없는|있는|아닌|같은|다른|모르는|모든|아무|어떤|무슨';
const NAMELESS = new RegExp(`^(?:${NAMELESS_WORDS})$`);
const NAMELESS_BEGUN = new RegExp(`^(?:${NAMELESS_WORDS})`);
/** Besides helpers, what makes one term with a nameless word before it: 없는 화랑. */
const VENUE = /^(?:갤러리|화랑|미술관|박물관|전시장|작업실|공간)$/;
/** Where no period is read, these are one term: 주 and 달 alone stand in too many texts. */
const RELATIVE_TIME = /^(?:이번|다음|지난) (?:주말?|달)[에의]?$/;
const VERB = /(?:는|던)$/;
/** Those who work in an art. 가 is a particle too: behind words that are no arts, it ends sentences of titles (종이가). */
const MAKER =
  /(?:작가|아티스트|(?<=(?<!매)화|[예각소진술칠]|영상|설치|섬유|염색|수묵|자수|미술|아트|디자인)가)(?:님|들)?$/;
/** A name with 전 or 展 behind it. 전 ends so many words of three letters that its names are longer. */
const NAMED_EXHIBITION = /^(\p{L}{2,}(?=展)|\p{L}{3,}(?=전))[전展]$/u;
/** Abbreviations before a year, which texts don't say: ca. 2024. */
const BEFORE_YEAR = /^(?:c|ca|circa|ed)$/;
/** The number of a title, before which No. may be left out. */
const NUMBER = /^\d{1,3}$/;
const ENDING = /(에서의|에서|에게|의|에|으로)$/;
/** Words of a trade word's row that are looked up together, at the most. */
const LONGEST = 4;

/** How an entry says a year: among its words; by its period too; not at all, so that the year excludes none. */
type YearsOf = 'words' | 'period' | 'none';

/**
 * What a search looks for: words of the trade with their other words, words that only help, sizes and years as labels
 * have them, titles in brackets as they are.
 * @param day today in Seoul where words such as 진행중 or 12월 are a period; null where they are words
 */
export function understand(typed: string, day: string | null, years: YearsOf = 'words'): SearchQuery {
  const { text, rows } = withSyllablesJoined(typed);
  const dated = day === null ? null : withoutDate(text, day);
  const parts = partsOf(dated?.rest ?? text).map((part) => ({ ...part, text: part.text.toLowerCase() }));
  const isFree = ({ text: words, isTitle }: (typeof parts)[number]) =>
    !isTitle || words.split(' ').every((word) => KNOWN.has(keyOf(word)) || word === 'on');
  const normal = withSizes(
    parts
      .filter(isFree)
      .map((part) => part.text)
      .join(' '),
  );
  const timed = day === null ? null : withoutPeriod(normal, day, (word) => HELPERS.has(word));
  const rest = timed?.rest ?? normal;
  const period = dated?.period ?? timed?.period ?? null;
  const titles = parts
    .filter((part) => !isFree(part))
    .map((title) => ({ text: title.text, others: numberedAlike(title.text) }));
  const terms = termsOf(wordsOf(rest)).map((term) => inRow(term, rows.get(term.text)));
  const isHelper = (term: SearchTerm, at: number) =>
    helps(term.text) ||
    HELPERS.has(term.text.replace(PARTICLE, '')) ||
    UNIT.test(term.text) ||
    (years === 'none' && term.days !== undefined) ||
    (BEFORE_YEAR.test(term.text) && terms[at + 1]?.days !== undefined) ||
    (term.text === 'no' && at > 0 && NUMBER.test(terms[at + 1]?.text ?? ''));
  const named = [...titles, ...terms.filter((term, at) => !isHelper(term, at))].map((term) =>
    years === 'period' ? term : withoutDays(term),
  );
  const called = { titles: titlesOf(text), ...(titles.length === 1 ? { text: titles[0]?.text } : {}) };
  if (terms.length > 0 && terms.every((term) => UNIT.test(term.text))) return queryOf([]);
  if (named.length === 0 && period === null)
    return terms.length === 0 ? literalQuery(text) : queryOf(terms.map(withoutDays), called);
  const helpers = terms.filter(isHelper).map((term) => term.text);
  return queryOf(named, { helpers, period, ...called });
}

/** Syllables of a row are also said with punctuation between them: 해 먼 산 in 붉은 해, 먼 산. */
const inRow = (term: SearchTerm, row: string | undefined): SearchTerm =>
  row === undefined ? term : { ...term, others: [...term.others, { text: row, isWhole: false }] };

const withoutDays = ({ days: _, ...term }: SearchTerm): SearchTerm => term;

/** Words in a row that the trade knows as one are one term: oil painting. */
function termsOf(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && !isOne(words.slice(at, at + length))) length -= 1;
    terms.push(termOf(words.slice(at, at + length).join(' ')));
    at += length;
  }
  return terms;
}

const isOne = (words: readonly string[]) =>
  KNOWN.has(keyOf(words.join(' '))) ||
  canvasTerm(words.join(' ')) !== null ||
  RELATIVE_TIME.test(words.join(' ')) ||
  (words.length === 2 && NAMELESS.test(words[0] ?? '') && isKind(words[1] ?? ''));
const isKind = (word: string) => HELPERS.has(word) || VENUE.test(word);

function termOf(text: string): SearchTerm {
  const known = KNOWN.get(keyOf(text));
  if (known !== undefined) return { text, others: known };
  if (RELATIVE_TIME.test(text)) return { text, others: [], isWhole: true };
  const measured = canvasTerm(text) ?? yearTerm(text) ?? convertedTerm(text);
  if (measured !== null) return measured;
  const made = ofMaker(text);
  if (made !== null) return { text, others: made };
  for (const ending of text.includes(' ') ? [] : [SUFFIX, ENDING]) {
    const stem = text.replace(ending, '');
    // One syllable before an ending is most often a word that ends so.
    if (stem === text || [...stem].length < 2 || NAMELESS.test(stem) || VERB.test(stem)) continue;
    return { text, others: [{ text: stem, isWhole: false }, ...(KNOWN.get(stem) ?? ofMaker(stem) ?? [])] };
  }
  return { text, others: [...ofExhibition(text), ...ofNumber(text), ...ofOwner(text)] };
}

/** The art of a word for those who work in it, and what the art also finds; null for any other word. */
function ofMaker(text: string): readonly OtherWord[] | null {
  const art = text.replace(MAKER, '');
  const written = art === text || [...art].length < 2 ? undefined : WRITTEN.get(art);
  return written === undefined ? null : [written, ...(KNOWN.get(art) ?? [])];
}

/** Numbers of titles as they are written without No.: 물의결12 is 물의 결 No. 12, and 12번 is 12. */
function ofNumber(text: string): readonly OtherWord[] {
  const [, counted] = /^(\d{1,4})번째?$/.exec(text) ?? [];
  if (counted !== undefined) return [{ text: counted, isWhole: false }];
  const [, name, number] = /^([가-힣]{2,})(\d{1,3})$/.exec(text) ?? [];
  return name === undefined ? [] : [{ text: `${name} no ${number}`, isWhole: false }];
}

/** A title in brackets whose number entries say with No., or without it. */
function numberedAlike(title: string): readonly OtherWord[] {
  const [, name, no, number] = /^(.*?\p{L}) (no )?(\d{1,3})$/u.exec(title) ?? [];
  return name === undefined ? [] : [{ text: `${name} ${no ? '' : 'no '}${number}`, isWhole: false }];
}

/** An English word whose apostrophe is missing: grandmothers. */
function ofOwner(text: string): readonly OtherWord[] {
  return /^[a-z]{3,}s$/.test(text) ? [{ text: text.replace(/s$/, "'s"), isWhole: true }] : [];
}

/** What a word with 전 behind it also finds: the other words of its trade, or the name. */
function ofExhibition(text: string): readonly OtherWord[] {
  const known = KNOWN.get(text.replace(/(?<=.)[전展]$/u, ''));
  if (known !== undefined) return known;
  const [, name] = NAMED_EXHIBITION.exec(text) ?? [];
  if (name === undefined || NAMELESS_BEGUN.test(name) || VERB.test(name)) return [];
  return [{ text: name, isWhole: true }];
}

/** Each word of the trade, without spaces, and what else it finds. */
const KNOWN: ReadonlyMap<string, readonly OtherWord[]> = knownWords([...TRADE_WORDS, ...PLACE_WORDS]);

/** The words of the trade by themselves, as its rows have them. */
const WRITTEN: ReadonlyMap<string, OtherWord> = new Map(
  TRADE_WORDS.flatMap(({ words }) => words.map(otherWord).map((word) => [keyOf(word.text), word] as const)),
);

function knownWords(rows: readonly TradeWord[]): Map<string, OtherWord[]> {
  const known = new Map<string, OtherWord[]>();
  for (const { words, kinds = [] } of rows) {
    for (const word of words.map((one) => otherWord(one).text)) {
      const key = keyOf(word);
      const others = [...words, ...kinds].map(otherWord).filter((other) => other.text !== word);
      const before = known.get(key) ?? [];
      const fresh = others.filter((other) => !before.some(({ text }) => text === other.text));
      known.set(key, [...before, ...fresh]);
    }
  }
  return known;
}

/** A word of the trade without spaces and hyphens. */
function keyOf(word: string): string {
  return word.replaceAll(/[ -]/g, '').toLowerCase();
}

function otherWord(written: string): OtherWord {
  const text = written.replace(/^=/, '');
  return { text, isWhole: text !== written || /^[a-z -]+$/i.test(text) || [...text].length === 1 };
}

/**
 * The words of Hangul that the trade and the map know, for words that are nearly one, and those of Latin letters that the trade knows. Short
 * ones and names of places in Latin letters are close to too many names.
 */
export const KNOWN_WORDS: readonly string[] = [
  ...[...KNOWN.keys()].filter((word) => /^[가-힣]{2,}$/.test(word)),
  ...TRADE_WORDS.flatMap(({ words }) => words).filter((word) => /^[a-z]{6,}$/.test(word)),
];
