import { addDays, weekdayOf } from '@/lib/date/seoul';
import {
  daysIn,
  MONTH_PART,
  monthOf,
  takesPlace,
  TIME_END,
  yearOf,
  type Days,
  type WithPeriod,
} from './dates';
import type { SearchPeriod } from './query';
import { wordsOf } from './typed-words';

/** Reads the words that say a time by today: 진행중, 다음 주, 12월 초. */
type Periods = readonly (readonly [pattern: RegExp, periodOn: (today: string) => SearchPeriod])[];

/** Words that say a time, also before other letters, and their particle. */
const begun = (words: string) => new RegExp(String.raw`(?:${words})(?:(?:에는?|의|부터|까지)(?=\s|$))?`);
/** Words that say a time as words of their own. */
const time = (words: string) => new RegExp(String.raw`(?<=^|\s)(?:${words})${TIME_END}`);

const PERIODS: Periods = [
  [
    /진행\s*중(인)?|현재\s*(진행|열리는|하는)|지금\s*(하는|열리는)|\bongoing\b|\bnow on\b/,
    () => ({ status: 'ongoing' }),
  ],
  [/예정(인|된)?(?=\s|$)|다가오는|\bupcoming\b/, () => ({ status: 'upcoming' })],
  [/종료된|끝난|(?<=^|\s)종료(?=\s(?:전시|행사|이벤트|공모))/, () => ({ status: 'past' })],
  [begun(String.raw`이번\s*달`), (today) => monthAfter(today, 0)],
  [begun(String.raw`다음\s*달`), (today) => monthAfter(today, 1)],
  [begun(String.raw`이번\s*주말`), (today) => weekend(today)],
  [begun(String.raw`이번\s*주(?![제인])`), (today) => ({ from: today, to: weekAfter(today, 0).to })],
  [time(String.raw`다음\s*주말`), (today) => weekend(weekAfter(today, 1).from)],
  [time(String.raw`다음\s*주`), (today) => weekAfter(today, 1)],
];
const LAST: Periods = [
  [time(String.raw`지난\s*주말`), (today) => weekend(weekAfter(today, -1).from)],
  [time(String.raw`지난\s*주`), (today) => weekAfter(today, -1)],
  [time(String.raw`지난\s*달`), (today) => monthAfter(today, -1)],
];
/** These say a period where every other word helps. */
const ALONE: Periods = [[time('종료'), () => ({ status: 'past' })], ...LAST];
/** These say a period only beside a word for what takes place: titles contain 주말 too. */
const BESIDE_EVENTS: Periods = [
  ...LAST,
  [time('주말(?!의)'), (today) => weekend(today)],
  [time('연말(?!의)'), (today) => monthOf(`${yearOf('올해', today)}-12`)],
  ...['올해', '내년', '작년', '지난해'].map((word): Periods[number] => [
    time(`${word}(?!의)`),
    (today) => daysOfYear(yearOf(word, today)),
  ]),
];
/** These say a period only beside a word that helps: titles contain 오늘 too. */
const BESIDE_HELPERS: Periods = [
  [/(지금|현재|요즘)(?=\s|$)/, () => ({ status: 'ongoing' })],
  [/지난(?=\s|$)/, () => ({ status: 'past' })],
  [/오늘(?=\s|$)/, (today) => ({ from: today, to: today })],
  [/내일(?=\s|$)/, (today) => ({ from: addDays(today, 1), to: addDays(today, 1) })],
];
/** A month. Before a day it is part of an impossible date, which stays words. */
const MONTH = new RegExp(
  String.raw`(?<![\d.])(?<month>1[0-2]|0?[1-9])월달?${MONTH_PART}${TIME_END}(?! ?\d{1,2} ?일)`,
);

/**
 * A text without the words that say a time, and that time; null where none does.
 * @param helps whether a word only helps
 */
export function withoutPeriod(
  text: string,
  today: string,
  helps: (word: string) => boolean,
): WithPeriod<SearchPeriod | null> {
  const words = wordsOf(text);
  const periods = [
    ...PERIODS,
    ...ALONE.filter(([pattern]) => pattern.test(text) && wordsOf(text.replace(pattern, ' ')).every(helps)),
    ...(words.some(takesPlace) ? BESIDE_EVENTS : []),
    ...(words.some(helps) ? BESIDE_HELPERS : []),
  ];
  for (const [pattern, periodOn] of periods) {
    if (pattern.test(text)) return { rest: text.replace(pattern, ' '), period: periodOn(today) };
  }
  const month = MONTH.exec(text)?.groups;
  if (month === undefined) return { rest: text, period: null };
  return { rest: text.replace(MONTH, ' '), period: daysIn(month, today) };
}

const daysOfYear = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The month that is so many months after today's: the last one, this one or the next one. */
function monthAfter(today: string, months: -1 | 0 | 1): Days {
  const first = `${today.slice(0, 7)}-01`;
  return monthOf(addDays(first, months === 0 ? 0 : months === 1 ? 31 : -1).slice(0, 7));
}

/** Monday to Sunday, so many weeks after today's. */
function weekAfter(today: string, weeks: number): Days {
  const monday = addDays(today, 7 * weeks - ((weekdayOf(today) + 6) % 7));
  return { from: monday, to: addDays(monday, 6) };
}

/** The weekend of the week, or what is left of it. */
function weekend(today: string): Days {
  const sunday = weekAfter(today, 0).to;
  return { from: today === sunday ? today : addDays(sunday, -1), to: sunday };
}
