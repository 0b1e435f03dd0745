import { cleanLine } from '@/lib/text/clean';
import { DASHES, DOTS } from '@/lib/text/signs';
import { readYears, type CareerLine } from './career-years';

const BULLET = new RegExp(String.raw`^(?:[${DASHES}${DOTS}▪■□◦○●*>※]+\s*|\(?\d{1,2}[.)]\s+(?=\S))`);
/** Lines that only say what follows. */
const HEADING =
  /^(?:주요|선정|대표)?\s?(?:개인전|단체전|그룹전|기획전|전시|전시\s?경력|경력|약력|학력|레지던시|입주|워크숍|지원|수상|수상\s?경력|수상\s?및\s?선정|소장|소장처|작품\s?소장|(?:selected\s)?(?:solo|group)\s(?:exhibitions?|shows?)|exhibitions?|education|residenc(?:y|ies)|awards?(?:\s?(?:and|&)\s?grants?)?|grants?|workshops?|collections?)$/i;

/** The names of a table's columns. */
const COLUMN =
  /^(?:번호|no\.?|구분|종류|분류|유형|type|연도|년도|연월|년월|기간|날짜|일자|year|date|period|전시|(?:전시|작품|행사|프로그램)?(?:명|이름|제목)|전시회명?|title|exhibitions?|name|(?:전시)?(?:장소|공간|기관|장)|(?:기관|갤러리|미술관|공간)명|venue|location|place|지역|도시|국가|소재지|region|city|country|학교명?|school|university|전공|학과명?|major|졸업\s?여부|상태|학위|degree|status|수상명?|상명|수상\s?내용|내용|award|주최|주관|주최\s?기관|소장처|소장\s?기관|collection|비고|note)$/i;

/** The cells of a CSV file's line, each behind a delimiter: in quotes, also as a formula (`="2024"`), or without any. */
const CSV = [',', ';', '\t'].map((delimiter) => {
  const cell = String.raw`${delimiter}(?:=?"[^"]*(?:""[^"]*)*"|[^"${delimiter}]*)`;
  return { delimiter, line: new RegExp(`^(?:${cell})+$`), cell: new RegExp(cell, 'g') };
});

/** Lines of a paste that are read, and characters of each: more is no career. */
const LINES_MAX = 300;
const LINE_MAX = 800;

/** The lines of a pasted text without bullets, headings and blank ones. */
export function careerLines(text: string): CareerLine[] {
  return text
    .slice(0, LINES_MAX * LINE_MAX)
    .split(/\r\n?|\n|\u2028/, LINES_MAX)
    .map((line) => plainLine(line.slice(0, LINE_MAX)))
    .filter((line) => line !== '' && !isHeading(line))
    .map(readYears);
}

/** Whether a line only says what follows: the name of a section, or of each column. */
function isHeading(line: string): boolean {
  const parts = careerParts(line).map((part) => part.replace(/\([^()]*\)|\s|\*/g, ''));
  if (parts.length > 1 && parts.every((part) => COLUMN.test(part))) return true;
  return HEADING.test(line.replace(/^[[(<【]\s?|\s?[\])>】:：]+$/g, ''));
}

/** A line without its bullet, and without the quotes of a CSV file. Tabs stay, because they separate the columns of a table. */
function plainLine(line: string): string {
  const plain = line
    .split('\t')
    .map(cleanLine)
    .join('\t')
    .replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))
    .trim();
  return withoutQuotes(plain).replace(BULLET, '').trim();
}

/** A line of a CSV file as one of a table: with tabs between its cells. Other lines stay. */
function withoutQuotes(line: string): string {
  const csv = line.includes('"') ? CSV.find((each) => each.line.test(each.delimiter + line)) : undefined;
  if (csv === undefined) return line;
  const cells = (csv.delimiter + line).match(csv.cell) ?? [];
  const texts = cells.map((cell) =>
    cell
      .slice(1)
      .replace(/^=?"|"$/g, '')
      .replaceAll('""', '"')
      .trim(),
  );
  // A bracket over several cells says that the commas aren't those of a file, and quotes around all belong to a title.
  const isFile = texts.every((text) => countOf(text, /[(（]/g) === countOf(text, /[)）]/g));
  return isFile && (cells.length > 1 || line.startsWith('=')) ? texts.join('\t') : line;
}

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Brackets and quotes with what closes them: people mix those that look alike. */
const PAIRS: Readonly<Record<string, string>> = {
  '《': '》≫»',
  '≪': '≫》',
  '«': '»》',
  '〈': '〉>›',
  '‹': '›>〉',
  '<': '>〉›',
  '「': '」',
  '『': '』',
  '“': '”',
  '‘': '’',
  '(': ')',
  '（': '）',
  '[': ']',
  '"': '"',
};

/** Separators, the surest first: the first kind that a line has is the one that it is divided by. */
const SEPARATORS = [
  ...[/^\t/, /^\|/, /^[,，、;]/],
  ...[`${DOTS}/`, DASHES].map((signs) => new RegExp(`^ [${signs}] `)),
];

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
  const ends = [...(PAIRS[text.charAt(0)] ?? '')].map((close) => text.indexOf(close, 1));
  const end = Math.min(...ends.filter((at) => at > 0));
  return end === Infinity ? 1 : end + 1;
}

const TITLE_OPEN = '《〈«≪‹「『<“‘"';
/** What belongs to a title behind its brackets: 《봄》展. */
const KIND_OF_SHOW = /^(?:展|전|[가-힣\d]{0,4}전)$/;

/** Takes a title out of its brackets. @returns the title, and what stands behind the brackets */
export function unwrapTitle(text: string): { title: string; rest: string } {
  const length = TITLE_OPEN.includes(text.charAt(0)) ? enclosedLength(text) : 1;
  if (length <= 2) return { title: text, rest: '' };
  const title = text.slice(1, length - 1).trim();
  const behind = text.slice(length);
  const rest = behind.trim();
  if (!KIND_OF_SHOW.test(rest)) return { title, rest };
  // Brackets that don't belong together aren't kept.
  const isPair = PAIRS[text.charAt(0)]?.startsWith(text.charAt(length - 1)) === true;
  return { title: isPair ? text : title + behind, rest: '' };
}
