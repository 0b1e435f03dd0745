import { addDays } from '@/lib/date/seoul';
import type { SearchPeriod } from './query';
import { folded, partsOf, wordsOf } from './typed-words';

/** Reads the days and months that a text names by numbers, as the site and visitors write them. */

/** Days from the first to the last one, `YYYY-MM-DD`. */
export type Days = Extract<SearchPeriod, { from: string }>;

/** A text without the words that say a time, and that time. */
export interface WithPeriod<Period = SearchPeriod> {
  rest: string;
  period: Period;
}

/** Words for what takes place, and what is said of it. A search ranks by them and excludes nothing (`understand.ts`). */
export const EVENT_WORDS: readonly string[] = (
  '전시 전시회 전시들 개인전 초대전 초대개인전 기획초대전 기획전 공모 공모전 행사 이벤트 오프닝 하는 열리는 볼만한 ' +
  'exhibition exhibitions show event events'
).split(' ');
/** Beside them a word such as 주말, which titles contain too, says a time. */
const TAKES_PLACE = new Set([...EVENT_WORDS, '단체전']);
export const takesPlace = (word: string): boolean => TAKES_PLACE.has(word);

/** Particles of a time. */
const PARTICLE = String.raw`(?:에는?|의|부터(?! ?\d)|까지)?`;
/** Where a time ends: a word for what takes place may be written to it. */
export const TIME_END = String.raw`${PARTICLE}(?=$|[\s,)|·;]|전시|행사|공모)`;
/** The third of a month, or that the month is meant as a whole. */
export const MONTH_PART = String.raw`(?: ?(?<part>초순?|상순|중순|하순|말|중))?`;

/** Not behind a number or a word that goes on, nor at the end of a range. */
const BEGIN = String.raw`(?<![\p{L}\p{N}.\/_x×*@~-]|\d,|[-~] |부터 )`;
const END = String.raw`${TIME_END}(?! ?[-~x×✕*╳])`;
/** No number, and no unit of one, follows. */
const NO_NUMBER_BEHIND = String.raw`(?! ?(?:\d|["°%]|[cm]?m(?![a-z])|kg|호|in(?![a-z])|인치|점|원|평|명|시간|분))`;
const RELATIVE = String.raw`'?(?<short>\d\d) ?년 ?|(?<relative>올해|내년|작년|지난해) ?`;
const YEAR = String.raw`(?:(?<year>20\d\d) ?[.\/년-] ?|${RELATIVE})`;
/** A year before a month alone. 2010-12 are the years from 2010 to 2012. */
const YEAR_OF_MONTH = String.raw`(?:(?<year>20\d\d(?= ?[.\/년])|20(?:1[3-9]|[2-9]\d)(?=-\d\d)) ?[.\/년-] ?|${RELATIVE})`;
const KOREAN_DAY = String.raw`(?<month>\d{1,2}) ?월 ?(?<day>\d{1,2}) ?일`;
const DAY = String.raw`(?<month>\d{1,2}) ?[.\/월-] ?(?<day>\d{1,2})(?!\d) ?[.일]?`;
const WEEKDAY = String.raw`(?: ?\([월화수목금토일](?:요일)?\)| [월화수목금토일]요일)`;
const HOUR = String.raw`(?: \d{1,2}(?::\d\d|시))?`;
const form = (...parts: readonly string[]) => new RegExp(parts.join(''), 'u');

/** 2026. 12. 11. (금), 12월 11일, 12. 11. (금), 2026년 12월 초. */
const FORMS: readonly RegExp[] = [
  form(BEGIN, YEAR, DAY, `${WEEKDAY}?`, HOUR, END),
  form(BEGIN, KOREAN_DAY, `${WEEKDAY}?`, HOUR, END),
  form(BEGIN, String.raw`(?<!\d[.\/] ?)`, DAY, WEEKDAY, HOUR, END),
  form(BEGIN, YEAR_OF_MONTH, String.raw`(?<month>\d{1,2})(?!\d) ?[.월]?`, MONTH_PART, END, NO_NUMBER_BEHIND),
];
const LAST = String.raw` ?(?:[-~]|부터) ?(?:(?<lastYear>20\d\d) ?[.\/년-] ?)?(?:(?<lastMonth>\d{1,2}) ?[.\/월-] ?)?(?<lastDay>\d{1,2})(?!\d) ?[.일]?`;
/** 2026. 12. 1. – 12. 31., 12월 1일부터 15일까지. */
const RANGES: readonly RegExp[] = [
  form(BEGIN, YEAR, DAY, `${WEEKDAY}?`, LAST, `${WEEKDAY}?`, END),
  form(BEGIN, KOREAN_DAY, `${WEEKDAY}?`, LAST, `${WEEKDAY}?`, END),
];
/** 12/11, which alone is a day. */
const ALONE = form(String.raw`^ ?(?<month>\d{1,2})\/(?<day>\d{1,2}) ?$`);
/** 12/11 and 12. 11., which are a day only beside a word for what takes place. */
const SHORT = form(
  ...[BEGIN, String.raw`(?<!\d[.\/] ?|no\.? )`],
  String.raw`(?<month>\d{1,2})(?:\/(?<day>\d{1,2})|\. (?<spaced>\d{1,2})\.?|\.(?<dotted>\d{1,2})\.)(?!\d)`,
  ...[END, NO_NUMBER_BEHIND],
);
/** The copy of an edition. Its numbers are no day. */
const COPY = /(?<![a-z])(?:ed(?:ition)?|[aehp]\.?[acp])(?![a-z])|에디션/;
/** What is between the parts of a caption, whose days are notes (`caption-notes.ts`). */
const BETWEEN_PARTS = /[,;|_·•/]|:(?!\d)/;

/**
 * The day, the days or the month that a text says; null where it says none, or an impossible one. Titles in brackets stay, and so do the
 * days of captions.
 */
export function withoutDate(text: string, today: string): WithPeriod<Days> | null {
  const plain = folded(text).toLowerCase().replace(/\s+/g, ' ');
  if (!/\d/.test(plain) || partsOf(text).some((part) => part.isTitle)) return null;
  for (const each of formsFor(plain)) {
    const match = each.exec(plain);
    const period = match?.groups === undefined ? null : periodIn(match.groups, today);
    if (match === null || period === null) continue;
    const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`;
    const isNote = (RANGES.includes(each) || BETWEEN_PARTS.test(rest)) && !wordsOf(rest).every(takesPlace);
    return isNote ? null : { rest, period };
  }
  return null;
}

function formsFor(plain: string): readonly RegExp[] {
  if (COPY.test(plain)) return FORMS;
  return [...RANGES, ...FORMS, wordsOf(plain).some(takesPlace) ? SHORT : ALONE];
}

/** The groups of a form that matched. */
type Groups = Readonly<Record<string, string | undefined>>;

/** The days that the groups of a form say; null for an impossible date. */
export function daysIn(said: Groups, today: string): Days | null {
  const month = Number(said.month);
  if (!(month >= 1 && month <= 12)) return null;
  const year = yearIn(said, today) ?? nearestYear(month, today);
  const days = monthOf(`${year}-${twoDigits(month)}`);
  const day = said.day ?? said.spaced ?? said.dotted;
  if (day === undefined) return partOf(days, said.part);
  const one = `${days.from.slice(0, 8)}${twoDigits(Number(day))}`;
  return one < days.from || one > days.to ? null : { from: one, to: one };
}

function periodIn(said: Groups, today: string): Days | null {
  const first = daysIn(said, today);
  if (first === null || said.lastDay === undefined) return first;
  const [year = '', month = ''] = first.from.split('-');
  const lastIn = (years: string) =>
    daysIn({ year: years, month: said.lastMonth ?? month, day: said.lastDay }, today);
  const last = lastIn(said.lastYear ?? year);
  const isNextYear = last !== null && last.to < first.from && said.lastYear === undefined;
  const { to } = (isNextYear ? lastIn(String(Number(year) + 1)) : last) ?? { to: '' };
  return to < first.from ? null : { from: first.from, to };
}

const YEARS_AHEAD: Readonly<Record<string, number>> = { 올해: 0, 내년: 1, 작년: -1, 지난해: -1 };
/** The year of a word for it, by today. */
export const yearOf = (word: string, today: string): number =>
  Number(today.slice(0, 4)) + (YEARS_AHEAD[word] ?? 0);

function yearIn({ year, short, relative }: Groups, today: string): number | null {
  if (year !== undefined) return Number(year);
  if (short !== undefined) return 2000 + Number(short);
  return relative === undefined ? null : yearOf(relative, today);
}

function partOf({ from, to }: Days, part: string | undefined): Days {
  if (part === undefined || part === '중') return { from, to };
  if (part === '중순') return { from: addDays(from, 10), to: addDays(from, 19) };
  return /[말하]/.test(part) ? { from: addDays(from, 20), to } : { from, to: addDays(from, 9) };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The year in which the month of that number is nearest to today. */
function nearestYear(month: number, today: string): number {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return year + (month - now > 6 ? -1 : now - month > 5 ? 1 : 0);
}

/** The days of a month such as 2026-12. */
export function monthOf(month: string): Days {
  const next = addDays(`${month}-28`, 7).slice(0, 7);
  return { from: `${month}-01`, to: addDays(`${next}-01`, -1) };
}
