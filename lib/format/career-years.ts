import { DASHES, DOTS, TILDES } from '@/lib/text/signs';

/** One line of a pasted career: its years, and what it says besides. */
export interface CareerLine {
  /** The first and the last year that the line names; null where it names none. */
  years: { from: number; to: number; isOpen: boolean } | null;
  text: string;
}

/** Also as a spreadsheet's decimal: `2024.0`. */
const YEAR = String.raw`(?:19|20)\d{2}(?:\.0+(?![.\d]))?`;
const SIGN = String.raw`\s?[./${DASHES}${DOTS}`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])(?!\d)`;
const DAY = String.raw`(?:[0-2]?\d|3[01])(?!\d)`;
/** `.5`, `월 5일`, and the day of the week behind it: `(금)`. */
const OF_MONTH = String.raw`(?:${SIGN}월]\s?${DAY})?\s?[월일]?\.?(?:\s?\([월화수목금토일]\))?`;
/** `.03`, `. 3. 5`, `-03`, `년 3월 5일`: a month and a day, which aren't kept. */
const OF_YEAR = String.raw`(?:${SIGN}년]\s?${MONTH}${OF_MONTH})?`;
/** A number that is no month: a short year, or a day where the span begins with a month. */
const SHORT = String.raw`(?:1[3-9]|[2-9]\d)(?!\d)`;
const UNTIL = String.raw`(?:(${YEAR})${OF_YEAR}|(${SHORT})${OF_YEAR}일?|${MONTH}${OF_MONTH}|(현재|present|now))`;
/** A span without an end: `2020~`, `2020- `. A dash between spaces divides. */
const OPEN = String.raw`(\s?[${TILDES}]|[${DASHES}](?=\s|$))`;
/** `2024`, `2024.03`, `2023-2024`, `2023–24`, `2024.3.1 ~ 3.20`, `2020-현재`, and the dot or 년 behind it, or 년도 alone in its cell. */
const SPAN = String.raw`(${YEAR})(${OF_YEAR})(?:\s?년)?(?:\s?[${DASHES}${TILDES}]\s?${UNTIL}|${OPEN})?(?:년도(?=\s*(?:[\t,，、;|]|$))|\s?[년.])?`;
const TITLE_OPEN = '《〈«≪‹「『<“‘"';
/** What is between the years and the text: a sign, spaces, or nothing before a title's bracket. */
const BEHIND_YEARS = String.raw`(?:\s*[:：,，、;|]\s*|\s+[/${DASHES}${DOTS}]\s+|(?<!\s)[/${DASHES}${DOTS}]\s*(?=[^\s\d])|\s+|$|(?=[${TITLE_OPEN}])|(?<=\.)(?=[가-힣]))`;
const AT_START = new RegExp(String.raw`^[[(<【]?\s?${SPAN}\s?[\])>】]?${BEHIND_YEARS}`, 'i');
const AT_END = new RegExp(String.raw`(?:^|[\s,，、;|/${DOTS}([])\s?${SPAN}\s?([\])])?$`, 'i');
/** `물의 결 (2024), 갤러리 온`. */
const IN_BRACKETS = new RegExp(String.raw`\s?[([]{1,2}\s?${SPAN}\s?[)\]]{1,2}`, 'i');
/** `물의 결(2024, 갤러리 온)`; and years between two separators. */
const FIRST_IN_BRACKETS = new RegExp(String.raw`(?<=[([])\s?${SPAN}\s*[,，、;|]\s*`, 'i');
const BETWEEN = new RegExp(String.raw`[,，、;|\t]\s?${SPAN}\s?(?=[,，、;|\t])`, 'i');
/** `'24`. */
const SHORT_AT_START = /^['’‘](\d{2})(?:\s*[:,，、;|.]\s*|\s+)/;
/** A title that begins with its year, as 2024서울비엔날레 does. */
const GLUED = new RegExp(String.raw`^(${YEAR})(?=[가-힣a-z])`, 'i');

/** Takes the years out of a line. */
export function readYears(line: string): CareerLine {
  const start = AT_START.exec(line);
  if (start !== null) return { years: spanOf(start), text: line.slice(start[0].length).trim() };
  const short = SHORT_AT_START.exec(line);
  if (short !== null) {
    const year = centuryOf(Number(short[1]));
    return { years: { from: year, to: year, isOpen: false }, text: line.slice(short[0].length).trim() };
  }
  const glued = GLUED.exec(line);
  if (glued !== null) return { years: spanOf(glued), text: line };
  const end = AT_END.exec(line);
  if (end !== null) return { years: spanOf(end), text: beforeEnd(line, end) };
  const inside = IN_BRACKETS.exec(line) ?? FIRST_IN_BRACKETS.exec(line) ?? BETWEEN.exec(line);
  if (inside === null) return { years: null, text: line };
  const behind = line.slice(inside.index + inside[0].length);
  return { years: spanOf(inside), text: (line.slice(0, inside.index) + behind).trim() };
}

/** The text before the years at the end. A bracket that closes behind them, and opens far before them, stays closed. */
function beforeEnd(line: string, end: RegExpExecArray): string {
  const text = line.slice(0, end.index).replace(new RegExp(String.raw`[\s,，、;|/${DOTS}]+$`), '');
  const close = end.at(-1) ?? '';
  const isOpen = text.lastIndexOf(close === ')' ? '(' : '[') > text.lastIndexOf(close);
  return close !== '' && isOpen && !/^[([]/.test(end[0]) ? text + close : text;
}

function spanOf([, first = '', ofFirst = '', last, short, word, sign]: RegExpExecArray): CareerLine['years'] {
  const from = Number.parseInt(first, 10);
  const isOpen = word !== undefined || sign !== undefined;
  // Behind a month and a day, a number is another day.
  const hasDay = /\d\D+\d/.test(ofFirst);
  const ofShort = short === undefined || hasDay ? from : Math.floor(from / 100) * 100 + Number(short);
  const to = last === undefined ? ofShort : Number.parseInt(last, 10);
  return { from, to: Math.max(from, to), isOpen };
}

function centuryOf(year: number): number {
  return year >= 80 ? 1900 + year : 2000 + year;
}
