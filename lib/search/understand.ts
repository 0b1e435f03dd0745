import { addDays } from '@/lib/date/seoul';
import { PLACE_WORDS, TRADE_WORDS, type TradeWord } from './trade-words';
import { literalQuery, queryOf, wordsOf } from './query';
import type { OtherWord, SearchPeriod, SearchQuery, SearchTerm } from './query';

/** Words that say what kind of thing is looked for: beside a name they put hits first and exclude none. */
const HELPERS = new Set(
  (
    '작가 작가님 화가 화백 작품 작품들 그림 그림들 전시 전시회 전시들 개인전 초대전 공모 공모전 행사 이벤트 뉴스 기사 소장 소개 ' +
    '하는 열리는 볼만한 artist artists artwork artworks work works exhibition exhibitions show event events'
  ).split(' '),
);
/** Of those, the ones that are written to a name without a space. */
const SUFFIX = /(작가님?|화백|작품|그림|전시회?|개인전)$/;
const ENDING = /(에서의|에서|에게|의|에|으로)$/;
/** Words of a trade word's row that are looked up together, at the most. */
const LONGEST = 4;

const PERIODS: readonly [RegExp, (today: string) => SearchPeriod][] = [
  [
    /진행\s*중(인)?|현재\s*(진행|열리는|하는)|지금\s*(하는|열리는)|\bongoing\b|\bnow on\b/,
    () => ({ status: 'ongoing' }),
  ],
  [/예정(인|된)?(?=\s|$)|다가오는|\bupcoming\b/, () => ({ status: 'upcoming' })],
  [/종료된|끝난/, () => ({ status: 'past' })],
  [/이번\s*달/, (today) => monthOf(today.slice(0, 7))],
  [/다음\s*달/, (today) => monthOf(addDays(`${today.slice(0, 7)}-28`, 7).slice(0, 7))],
  [/이번\s*주말/, (today) => weekend(today)],
  [/이번\s*주/, (today) => ({ from: today, to: weekend(today).to })],
];
/** These say a period only beside a word for what takes place: 오늘 stands in titles too. */
const BESIDE_HELPERS: typeof PERIODS = [
  [/(지금|현재|요즘)(?=\s|$)/, () => ({ status: 'ongoing' })],
  [/지난(?=\s|$)/, () => ({ status: 'past' })],
  [/오늘(?=\s|$)/, (today) => ({ from: today, to: today })],
  [/내일(?=\s|$)/, (today) => ({ from: addDays(today, 1), to: addDays(today, 1) })],
];
const MONTH = /(?<![\d.])(1[0-2]|0?[1-9])월(의|에)?(?=\s|$)/;

/**
 * What somebody looks for: words of the trade with their other words, words that only help, sizes and years as labels
 * have them.
 * @param day today in Seoul where words such as 진행중 or 12월 are a period; null where they are words
 */
export function understand(text: string, day: string | null): SearchQuery {
  const normal = withSizes(text.normalize('NFC').toLowerCase());
  const { rest, period } = day === null ? { rest: normal, period: null } : withoutPeriod(normal, day);
  const terms = termsOf(wordsOf(rest));
  const named = terms.filter(({ text: word }) => !HELPERS.has(word));
  if (named.length === 0 && period === null) return terms.length === 0 ? literalQuery(text) : queryOf(terms);
  const helpers = terms.filter(({ text: word }) => HELPERS.has(word)).map(({ text: word }) => word);
  return queryOf(named, { helpers, period });
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const CROSS = String.raw`\s*[x×✕╳*]\s*`;
const UNIT = String.raw`(?:\s*(?:cm|센티미터|센티))?`;

/** Sizes and years as the index has them: 162 × 130 cm is 162x130, 200cm is 200, 2026년 is 2026. */
function withSizes(text: string): string {
  return text
    .replace(
      new RegExp(`(${NUMBER})${CROSS}(${NUMBER})(?:${CROSS}(${NUMBER}))?${UNIT}`, 'g'),
      (_, ...found) =>
        found
          .slice(0, 3)
          .filter((part) => part !== undefined)
          .join('x'),
    )
    .replace(new RegExp(`(${NUMBER})\\s*cm(?![a-z])`, 'g'), '$1')
    .replace(/((?:19|20)\d\d)년(도|작)?(?=\s|$)/g, '$1')
    .replace(/(\d+)\s*호(?=\s|$)/g, '$1호');
}

function withoutPeriod(text: string, today: string): { rest: string; period: SearchPeriod | null } {
  const hasHelper = wordsOf(text).some((word) => HELPERS.has(word));
  for (const [pattern, periodOn] of hasHelper ? [...PERIODS, ...BESIDE_HELPERS] : PERIODS) {
    if (pattern.test(text)) return { rest: text.replace(pattern, ' '), period: periodOn(today) };
  }
  const [, month] = MONTH.exec(text) ?? [];
  if (month === undefined) return { rest: text, period: null };
  return { rest: text.replace(MONTH, ' '), period: monthOf(nearest(Number(month), today)) };
}

/** The month of that number that is nearest to today, as 2026-12. */
function nearest(month: number, today: string): string {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const shift = month - now > 6 ? -1 : now - month > 5 ? 1 : 0;
  return `${year + shift}-${String(month).padStart(2, '0')}`;
}

function monthOf(month: string): SearchPeriod {
  const next = addDays(`${month}-28`, 7).slice(0, 7);
  return { from: `${month}-01`, to: addDays(`${next}-01`, -1) };
}

function weekend(today: string): { from: string; to: string } {
  const day = new Date(`${today}T00:00:00Z`).getUTCDay();
  const sunday = addDays(today, (7 - day) % 7);
  return { from: day === 0 ? today : addDays(sunday, -1), to: sunday };
}

/** Words in a row that the trade knows as one are one term: oil painting. */
function termsOf(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && !KNOWN.has(words.slice(at, at + length).join(''))) length -= 1;
    terms.push(termOf(words.slice(at, at + length).join(' ')));
    at += length;
  }
  return terms;
}

function termOf(text: string): SearchTerm {
  const known = KNOWN.get(text.replaceAll(' ', ''));
  if (known !== undefined) return { text, others: known };
  for (const ending of [SUFFIX, ENDING]) {
    const stem = text.replace(ending, '');
    // One syllable before an ending is most often a word that ends so.
    if (stem === text || [...stem].length < 2) continue;
    return { text, others: [{ text: stem, isWhole: false }, ...(KNOWN.get(stem) ?? [])] };
  }
  const stem = text.replace(/전$/, '');
  return { text, others: stem === text ? [] : (KNOWN.get(stem) ?? []) };
}

/** Each word of the trade, without spaces, and what else it finds. */
const KNOWN: ReadonlyMap<string, readonly OtherWord[]> = knownWords([...TRADE_WORDS, ...PLACE_WORDS]);

function knownWords(rows: readonly TradeWord[]): Map<string, OtherWord[]> {
  const known = new Map<string, OtherWord[]>();
  for (const { words, kinds = [] } of rows) {
    for (const word of words.map((one) => otherWord(one).text)) {
      const key = word.replaceAll(' ', '').toLowerCase();
      const others = [...words, ...kinds].map(otherWord).filter((other) => other.text !== word);
      const before = known.get(key) ?? [];
      const fresh = others.filter((other) => !before.some(({ text }) => text === other.text));
      known.set(key, [...before, ...fresh]);
    }
  }
  return known;
}

function otherWord(written: string): OtherWord {
  const text = written.replace(/^=/, '');
  return { text, isWhole: text !== written || /^[a-z -]+$/i.test(text) || [...text].length === 1 };
}

/** The words of Hangul that the trade and the map know, for words that are nearly one. */
export const KNOWN_HANGUL: readonly string[] = [...KNOWN.keys()].filter((word) => /^[가-힣]{2,}$/.test(word));
