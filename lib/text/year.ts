import { cleanIdentifier } from './clean';
import { DASHES, DOTS } from './signs';

/** `2024`, `2024년`, `2024년도`, `2024.0`, `2,024`, `2024년작`, `2024 제작`, as lists, captions and spreadsheets write a year. */
const YEAR = /^(\d),?(\d{3})(?:\.0*)? ?(?:[년年][도度]?)? ?(?:제?작|製?作)?$/;
/** The signs of a day, each kind by one of it. */
const EACH_DASH = new RegExp(`[${DASHES}]`, 'g');
const EACH_DOT = new RegExp(`[${DOTS}]`, 'g');
/** `2024-05-01`, `2024. 5. 1.`, `2024/5/1`, `2024·5·1`, with or without a time, and the same without a day: `2024-05`, `2024. 5`. */
const DAY =
  /^(\d{4})(-|\/|·|\. ?)(?:0?[1-9]|1[0-2])(?:\2(?:0?[1-9]|[12]\d|3[01]))?\.?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/;
/** `2024년 5월`, `2024년 5월 1일`. */
const DAY_IN_WORDS = /^(\d{4})[년年] ?(?:0?[1-9]|1[0-2])[월月](?: ?(?:0?[1-9]|[12]\d|3[01])[일日])?$/;
const IN_BRACKETS = /^(?:\((.*)\)|\[(.*)\])$/;

/** The year that a text says, in any width of digits, also by a day of it; null for any other text. */
export function readYear(text: string): number | null {
  const typed = cleanIdentifier(text);
  const [, round, square] = IN_BRACKETS.exec(typed) ?? [];
  const bare = (round ?? square ?? typed).replace(EACH_DASH, '-').replace(EACH_DOT, '·').trim();
  const [, thousand, rest] = YEAR.exec(bare) ?? [];
  if (thousand !== undefined && rest !== undefined) return Number(thousand + rest);
  if (isOfYears(bare)) return null;
  const [, ofDay] = DAY.exec(bare) ?? DAY_IN_WORDS.exec(bare) ?? [];
  return ofDay === undefined ? null : Number(ofDay);
}

/** Whether a text is more likely two years than a month: `2009-10`, `2003/04`, `2009·10`. */
function isOfYears(text: string): boolean {
  const [, first, last] = /^\d{2}(\d{2})[-/·](\d{1,2})$/.exec(text) ?? [];
  return first !== undefined && Number(last) > Number(first);
}

/** The year of a field while it is typed, of its first four digits where it isn't one that can be read; null for none. */
export function typedYear(text: string): number | null {
  const digits = cleanIdentifier(text).replace(/\D/g, '').slice(0, 4);
  return readYear(text) ?? (digits === '' ? null : Number(digits));
}
