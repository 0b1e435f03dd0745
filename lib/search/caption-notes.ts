import { withDecimals } from '@/lib/format/fractions';

/** Removes what captions, invitations and names of files say beside the words of entries. Texts are in the form of the index. */

const YEAR = String.raw`(?:1[89]|20)\d\d`;
const WEEKDAY = String.raw`(?:\s*\([월화수목금토일](?:요일)?\))`;
const DAYS = `${WEEKDAY}?`;
/** An artist's years behind the name: (b. 1985), (1985~ ), 1985년생. Brackets may also name a country. */
const LIFE = new RegExp(
  [
    String.raw`\([^()]*(?<![\p{L}\p{N}])(?:b\.?|born(?: in)?)\s*${YEAR}[^()]*\)`,
    String.raw`\(\s*${YEAR}\s*[-~]\s*\)`,
    String.raw`\(?(?<![\p{L}\p{N}.])(?:b\.?\s*|born (?:in )?)${YEAR}(?!\d)\s*\)?`,
    String.raw`\(?(?<!\d)${YEAR}\s*(?:년\s*)?(?:생|生|출생)(?![\p{L}\p{N}])\s*\)?`,
  ].join('|'),
  'giu',
);
/** A name in Hangul, and the same in Hanja in brackets behind it. */
const IN_HANJA = /(?<![가-힣])([가-힣]{2,4})\s*\(\s*([一-鿿]{2,4})\s*\)/gu;
/** Which print of an edition it is (ed. 3/10, 3 of 20, A.P., 에디션 2/8), and who has it. */
const COPY =
  /(?<![\p{L}\p{N}])(?:(?:ed(?:ition|\.)?|에디션)\s*(?:of\s*)?\d{1,3}(?:\s*(?:\/|of)\s*\d+)?(?:\s*\+\s*\d{1,2}\s*a\.?p\.?s?)?|[aehp]\.\s?[acp]\.(?:\s*\d{1,3}(?:\s*\/\s*\d+)?)?|[ap]p\s*\d{1,3}\s*\/\s*\d+|개인\s*소장|private collection)(?![\p{L}\p{N}])/giu;
/** What a picture shows besides the work: a view of it, a part. */
const VIEW =
  /(?<![\p{L}\p{N}])(?:(?:설치|전시장?)\s*전경|installation (?:view|shot)s?|exhibition views?|detail (?:shot|view)s?)(?![\p{L}\p{N}])/giu;
/** Who took the picture, or gave it: behind the rest, at the end. */
const CREDIT =
  /(?:^|[,.;(\/])\s*(?:(?:courtesy|photo(?:graph(?:ed)?)? by)(?!\p{L}).*|(?:사진|촬영|사진\s?(?:촬영|제공)|photo(?:graph)?)\s*:[^,]{1,40})$/iu;
/** That several artists show together, behind their list: 3인전. */
const TOGETHER = /(?<=[,·\/&].*)\s\d{1,2}인\s?[전展]\s*$/u;
/** The number of a figure before its caption: Fig. 1., [도판 3], 그림 2: */
const FIGURE_NAME = String.raw`(?:fig(?:ure)?|plate|pl|cat|도판?|그림|사진)\.?\s*\d{1,3}(?:-\d{1,3})?`;
const FIGURE = new RegExp(
  String.raw`^\s*(?:[([〈<]\s*${FIGURE_NAME}\s*[)\]〉>]|${FIGURE_NAME}\s*[.:)])`,
  'iu',
);
/** The number of a list's row or of a file: 1. (1) 01_ */
const ROW = /^\s*(?:\(\d{1,3}\)|\d{1,3}[._)])\s*(?=[^\d\s.,x×✕*])/iu;
/** The name of a field before its value. Those of Korean captions are words that help (`understand.ts`). */
const FIELD =
  /(?<![\p{L}\p{N}])(?:artist|title|year|date|size|dimensions?|medium|materials?|technique|edition|price|venue|(?:참여|초대|출품)\s?작가|작가명|전시명|전시\s?제목|장소|기간|일시|시간|매체|에디션|문의|주최|주관|후원)\s*:/giu;
const TO = String.raw`(?:[-~〜∼]|부터)`;
const MONTH_DAY = String.raw`(?:1[0-2]|0?[1-9])\s*[.\/월]\s*(?:3[01]|[12]\d|0?[1-9])(?!\d)\s*[.일]?`;
const ENGLISH_DAY = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s*\d{1,2}(?!\d)`;
/** A number that goes on, or has a unit, is no day. */
const NO_NUMBER_BEHIND = String.raw`(?!\s*(?:[.\/]?\d|[x×✕*╳"°%]|[cm]?m(?![a-z])|kg|호|in\b|인치|점|원|평|시간|분))`;
/** Days and hours of an invitation: 2026. 11. 1(일) - 11. 30(월), Nov 1 – 30, 2026, 10:00-18:00. */
const DATE = new RegExp(
  [
    String.raw`(?<!\d)${YEAR}\s*[.\/년-]\s*\d{1,2}\s*[.\/월-]\s*\d{1,2}(?!\d)\s*[.일]?${DAYS}(?:\s*${TO}\s*(?:${YEAR}\s*[.\/년-]\s*)?(?:\d{1,2}\s*[.\/월-]\s*)?\d{1,2}(?![\d:])\s*[.일]?${DAYS}(?:까지)?)?(?!-?\d)`,
    String.raw`(?<![\p{L}\p{N}])${ENGLISH_DAY}(?:\s*-\s*(?:[a-z]{3,9}\.?\s*)?\d{1,2})?,?\s*${YEAR}(?!\d)`,
    // Without a year a day alone may be a title or a number: it has its weekday, or another day beside it.
    String.raw`(?<![\d.\/])${MONTH_DAY}(?:${DAYS}\s*${TO}\s*(?:${MONTH_DAY}|(?<=월.*)\d{1,2}\s*일)${DAYS}(?:까지)?|${WEEKDAY}(?:\s*~)?)${NO_NUMBER_BEHIND}`,
    String.raw`(?<![\d.\/일)]\s*)~\s*${MONTH_DAY}${DAYS}(?:까지)?${NO_NUMBER_BEHIND}`,
    String.raw`(?<![\p{L}\p{N}])${ENGLISH_DAY}\s*-\s*${ENGLISH_DAY}`,
    String.raw`(?<![\d:])\d{1,2}:\d\d\s*[-~]\s*\d{1,2}:\d\d(?![\d:])`,
    String.raw`(?<!\d)20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?=_)`,
  ].join('|'),
  'giu',
);

const CROSS = String.raw`\s*[x×✕*╳]\s*`;
const IN = String.raw`\s?(?:"|''|in(?:ch(?:es)?)?(?![a-z])\.?|인치)`;
const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
/** A size in inches beside the same in centimetres. */
const ALSO_IN_INCHES = new RegExp(
  String.raw`(?<![\d.])(?:${NUMBER}(?:${IN})?${CROSS}){1,2}${NUMBER}${IN}`,
  'giu',
);
/** The same where the text was cut off within it. */
const CUT_INCHES = /(?<=(?:cm|mm|센티)\s?)[([]\s*\d[\d.,\s/x×✕*╳"]*[a-z]{0,4}\.?$/i;
/** That a length isn't exact, or is that of each part. */
const ABOUT = /(?<![\p{L}\p{N}])(?:약|각각?|대략|approx\.?|about|each)\s*(?=\d)/giu;
/** That there are more of them: 외 4점. */
const MORE = /\s(?:외|外)\s*(?:\d+\s*[점건명인편]?)?\s*$/u;
/** A length in centimetres. */
const IN_CENTIMETRES = /\d\s?(?:cm|mm|센티)/i;
/** A sign or word that only sizes have. */
const SIZE_SIGN = /[x×✕*╳]|in\b|inch|인치|["″”]/i;

/** A text whose sizes have decimals for fractions of inches; before NFKC, which makes 901/2 of 90½. */
export const withoutFractions = (text: string): string => (SIZE_SIGN.test(text) ? withDecimals(text) : text);

/** A text without its notes. Nothing is left of one that is nothing else. */
export function withoutNotes(text: string): string {
  const named = /[一-鿿]/.test(text) ? withoutHanja(text) : text;
  const one = (IN_CENTIMETRES.test(named) ? named.replace(ALSO_IN_INCHES, ' ') : named).replace(FIGURE, ' ');
  return [CUT_INCHES, CREDIT, ROW, FIELD, LIFE, COPY, VIEW, DATE, ABOUT, MORE, TOGETHER].reduce(
    (rest, note) => rest.replace(note, ' '),
    one,
  );
}

/** A text whose names are in Hangul alone where brackets have the same name in Hanja, of as many syllables: 류단아(柳丹雅). */
const withoutHanja = (text: string): string =>
  text.replace(IN_HANJA, (both, name: string, hanja: string) =>
    hanja.length === name.length ? `${name} ` : both,
  );
