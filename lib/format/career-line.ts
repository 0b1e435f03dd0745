import { cleanLine } from '@/lib/text/clean';

/** One line of a pasted career: its years, and what it says besides. */
export interface CareerLine {
  /** The first and the last year that the line names; null where it names none. */
  years: { from: number; to: number; isOpen: boolean } | null;
  text: string;
}

const YEAR = String.raw`(?:19|20)\d{2}`;
/** `.03`, `. 3. 5`, `-03`, `년 3월 5일`: a month and a day, which aren't kept. */
const DAY = String.raw`(?:\s?[.\-/년]\s?(?:0?[1-9]|1[0-2])(?!\d)(?:\s?[.\-/월]\s?(?:[0-2]?\d|3[01])(?!\d))?\s?[월일]?)?`;
const UNTIL = String.raw`(?:${YEAR}|(?:1[3-9]|[2-9]\d)(?!\d)|(?:0?\d|1[0-2])(?!\d)|현재|present|now)`;
/** `2024`, `2024.03`, `2023-2024`, `2023–24`, `2024.3.1 ~ 4.2`, `2020-현재`, and the dot or 년 behind it. */
const SPAN = String.raw`(${YEAR})${DAY}(?:\s?[-–—~∼〜～]\s?(${UNTIL})${DAY})?\s?[년.]?`;
const AT_START = new RegExp(String.raw`^[[(<【]?\s?${SPAN}\s?[\])>】]?(?:\s*[:,|]\s*|\s+|$)`, 'i');
const AT_END = new RegExp(String.raw`(?:^|[\s,，、|·/([])\s?${SPAN}\s?[\])]?$`, 'i');
/** `'24`. */
const SHORT_AT_START = /^['’‘](\d{2})(?:\s*[:,.]\s*|\s+)/;
/** A title that begins with its year, as 2024서울비엔날레 does. */
const GLUED = new RegExp(String.raw`^(${YEAR})(?=[가-힣a-z])`, 'i');

const BULLET = /^(?:[-–—•·∙▪■□◦○●*>※]+\s*|\(?\d{1,2}[.)]\s+(?=\S))/;
/** Lines that only say what follows. */
const HEADING =
  /^(?:주요|선정|대표)?\s?(?:개인전|단체전|그룹전|기획전|전시|전시\s?경력|경력|약력|학력|레지던시|입주|워크숍|지원|수상|수상\s?경력|수상\s?및\s?선정|소장|소장처|작품\s?소장|(?:selected\s)?(?:solo|group)\s(?:exhibitions?|shows?)|exhibitions?|education|residenc(?:y|ies)|awards?(?:\s?(?:and|&)\s?grants?)?|grants?|workshops?|collections?)$/i;

/** Lines of a paste that are read, and characters of each: more is no career. */
const LINES_MAX = 300;
const LINE_MAX = 800;

/** The lines of a pasted text without bullets, headings and blank ones. */
export function careerLines(text: string): CareerLine[] {
  return text
    .slice(0, LINES_MAX * LINE_MAX)
    .split(/\r\n?|\n|\u2028/, LINES_MAX)
    .map((line) => plainLine(line.slice(0, LINE_MAX)))
    .filter((line) => line !== '' && !HEADING.test(line.replace(/^[[(<【]\s?|\s?[\])>】:：]+$/g, '')))
    .map(readYears);
}

/** A line without its bullet. Tabs stay, because they separate the columns of a table. */
function plainLine(line: string): string {
  const plain = line
    .split('\t')
    .map(cleanLine)
    .join('\t')
    .replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))
    .trim();
  return plain.replace(BULLET, '').trim();
}

function readYears(line: string): CareerLine {
  const start = AT_START.exec(line);
  if (start !== null) return { years: span(start), text: line.slice(start[0].length).trim() };
  const short = SHORT_AT_START.exec(line);
  if (short !== null) {
    const year = centuryOf(Number(short[1]));
    return { years: { from: year, to: year, isOpen: false }, text: line.slice(short[0].length).trim() };
  }
  const glued = GLUED.exec(line);
  if (glued !== null) return { years: span(glued), text: line };
  const end = AT_END.exec(line);
  if (end === null) return { years: null, text: line };
  return { years: span(end), text: line.slice(0, end.index).replace(/[\s,，、|·/]+$/, '') };
}

function span([, first, last]: RegExpExecArray): CareerLine['years'] {
  const from = Number(first);
  if (last === undefined) return { from, to: from, isOpen: false };
  if (/^\D/.test(last)) return { from, to: from, isOpen: true };
  const end = Number(last);
  // `2023-24` ends in 2024. A smaller number is a month.
  const to = end > 99 ? end : end > 12 ? Math.floor(from / 100) * 100 + end : from;
  return { from, to: Math.max(from, to), isOpen: false };
}

function centuryOf(year: number): number {
  return year >= 80 ? 1900 + year : 2000 + year;
}

const PAIRS: Readonly<Record<string, string>> = {
  '《': '》',
  '〈': '〉',
  '«': '»',
  '「': '」',
  '『': '』',
  '<': '>',
  '“': '”',
  '‘': '’',
  '(': ')',
  '（': '）',
  '[': ']',
  '"': '"',
};

/** Separators, the surest first: the first kind that a line has is the one that it is divided by. */
const SEPARATORS = [/^\t/, /^\|/, /^[,，、;]/, /^ [·‧/] /, /^ [-–—] /];

/** The parts of a line. A separator inside brackets or quotes belongs to what they enclose. */
export function careerParts(text: string): string[] {
  for (const separator of SEPARATORS) {
    const parts = divide(text, separator);
    if (parts.length > 1) return parts;
  }
  return [text.trim()].filter((part) => part !== '');
}

function divide(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const found = separator.exec(rest);
    const length = found === null ? enclosedLength(rest) : found[0].length;
    if (found === null) part += rest.slice(0, length);
    else {
      parts.push(part);
      part = '';
    }
    at += length;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

/** How long the brackets or quotes are that a text begins with; 1 where it begins with none, or with one that never ends. */
function enclosedLength(text: string): number {
  const close = PAIRS[text.charAt(0)];
  const end = close === undefined ? -1 : text.indexOf(close, 1);
  return end < 0 ? 1 : end + 1;
}

const TITLE_OPEN = '《〈«「『<“‘"';
/** What belongs to a title behind its brackets: 《봄》展. */
const KIND_OF_SHOW = /^(?:展|전|[가-힣\d]{0,4}전)$/;

/** Takes a title out of its brackets. @returns the title, and what stands behind the brackets */
export function unwrapTitle(text: string): { title: string; rest: string } {
  const length = TITLE_OPEN.includes(text.charAt(0)) ? enclosedLength(text) : 1;
  if (length <= 2) return { title: text, rest: '' };
  const rest = text.slice(length).trim();
  if (KIND_OF_SHOW.test(rest)) return { title: text, rest: '' };
  return { title: text.slice(1, length - 1).trim(), rest };
}
