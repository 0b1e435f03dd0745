import type { Dimensions } from '@/lib/contracts/artwork';
import { withDecimals } from './fractions';

/** How many centimetres each unit has. Korean captions without a unit mean centimetres. */
const UNITS: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100, '"': 2.54 };
/** Inches as captions write them, after `inchesAlike`. For a regular expression that ignores case. */
export const INCHES = String.raw`(?:"|in(?:ch(?:es)?)?(?![a-z])\.?|인치)`;

/** The name of a side, before or behind its length: `H`, `(w)`, `세로`. For a regular expression that ignores case. */
export const SIDE = String.raw`[(\[]?(?:height|width|depth|[hwd]|높이|세로|가로|너비|폭|깊이)(?![a-wyz가-힣])[)\]]?[:.]?`;
/** A number with separators of thousands. */
export const THOUSANDS = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?!\d)(?:\.\d{1,2})?`;
const NAMED_BEFORE = String.raw`(?<=${SIDE}\s*\d[\d.,]*\s*(?:[cm]?m|센티(?:미터)?|${INCHES})?)`;
/** The signs between two lengths: also those of other scripts and of symbol fonts. For a class's place in an expression. */
export const CROSS = '[x×✕✖⨯*╳х]';
/** What is between two lengths: a cross, or only spaces where both have the names of their sides before them. */
export const BETWEEN_LENGTHS = String.raw`(?:\s*${CROSS}\s*|${NAMED_BEFORE}[\s,/]+(?=${SIDE}\s*\d))`;

const UNIT = String.raw`(?:\s*(mm|cm|m|${INCHES}))?`;
const LENGTH = String.raw`(?:(${SIDE})\s*)?(${THOUSANDS}|\d{1,5}(?:\.\d{1,3}|,\d{1,2})?)${UNIT}(?:\s*(${SIDE})${UNIT})?`;
/** Groups of `LENGTH`. */
const GROUPS = 5;
/** The length ends here: no number, word, unit or further length follows, and the unit isn't pixels or feet. */
const END = String.raw`(?![.,]?\d|[a-z]|\s*(?:[×✕✖⨯*╳х]|x(?![a-z])|px|pixel|픽셀|ft|feet|foot|피트|${INCHES}))`;
const SIZE = new RegExp(`^${LENGTH}${BETWEEN_LENGTHS}${LENGTH}(?:${BETWEEN_LENGTHS}${LENGTH})?${END}`, 'i');

/** The number of a canvas: `100호`, `변형 100호`, `F100`. */
const CANVAS = String.raw`(?:변형\s*)?(?:\d{1,3}\s*(?:호\s*[fpms]?|[fpms])형?|[fpms]\s?\d{1,3}\s*호?)(?:\s*변형)?`;
/**
 * What captions write before the lengths: that there are several pieces, that the lengths are not exact, or the number of a canvas, whose
 * sides may differ from the lengths.
 */
const BEFORE_SIZE = new RegExp(
  String.raw`^(?:[([]?(?:약|각각?|ca?\.?|approx\.?|크기|사이즈|규격|작품\s?크기|size|dimensions?)[)\]]?\s*(?:[:.]\s*)?|${CANVAS}\s*(?:[,/:]\s*)?(?=[(\[]|(?<=[\s,/:])\d+(?:[.,]\d+)?\s*(?:[cm]?m\s*)?${CROSS}\s*\d)){1,3}(?=[(\[]?\s*(?:\d|[hwd높세가너폭깊]))`,
  'i',
);
/** Lengths in brackets, with their unit in them or behind them: `(162.2×130.3)cm`. */
const BRACKETED = /^[([{]([^()[\]{}]+)[)\]}]/;
/** The words that count pieces. */
const PIECES = String.raw`(?:점|개|폭|쪽|장|매|조각|패널|ea|pcs?|pieces?|panels?|parts?|sheets?)`;
/**
 * The number of pieces behind their lengths, with a word (`53×45.5 ×2점`), or without one where the length before it has a unit
 * (`162.2×130.3cm×2`). Any other third number is the depth.
 */
const PIECES_BEHIND = new RegExp(
  String.raw`(?<=${CROSS}.*)(\d\s*(?:[cm]?m|${INCHES})|\d)\s*${CROSS}\s*(?:[1-9]\d{0,2}\s*${PIECES}(?![a-z])|(?<=(?:m|${INCHES})\s*${CROSS}\s*)[1-9]\d?)\.?\s*(?=$|[,;(\[])`,
  'i',
);
/** The same behind brackets: `(162.2×130.3)x2`. With a unit or a side's name it is a length. */
const FACTOR = new RegExp(
  String.raw`^(\s*(?:[cm]?m|${INCHES})?)\s*${CROSS}\s*[1-9]\d?(?!\s*(?:[.,]?\d|[cm]m|m(?![a-z])|센[티치]|밀리|미터|px|${INCHES}|${SIDE}|${CROSS}\s*\d))`,
  'i',
);
const HAS_LENGTHS = new RegExp(String.raw`\d${CROSS}|\d\s${CROSS}|(?:m|"|인치)\s?${CROSS}`, 'i');

/** Places of the sides in a size, by the first letter of their names. */
const PLACES: Readonly<Record<string, number>> = {
  h: 0,
  높: 0,
  세: 0,
  w: 1,
  가: 1,
  너: 1,
  폭: 1,
  d: 2,
  깊: 2,
};

/** A larger number of centimetres is a mistake, and the database columns hold no more. */
const LONGEST_CM = 99_999;

/**
 * The lengths in an artwork's free-text size, in centimetres to two places: height × width (× depth), as
 * Korean captions order them, unless the text names its sides. Null where the text says something else ("가변 설치", "지름 30 cm").
 */
export function parseArtworkSize(text: string): Dimensions | null {
  const match = SIZE.exec(plainSize(text));
  if (match === null) return null;
  const written = lengthsOf(match.slice(1));
  const unit = written.findLast((length) => length.unit !== undefined)?.unit ?? 'cm';
  const [height = 0, width = 0, depth = null] = inOrder(written).map((length) =>
    centimetres(length.number, length.unit ?? unit),
  );
  const lengths = depth === null ? [height, width] : [height, width, depth];
  if (!lengths.every((length) => length > 0 && length <= LONGEST_CM)) return null;
  return { height, width, depth };
}

/** The text from its lengths on, in NFKC and without brackets around them. */
function plainSize(text: string): string {
  const plain = inchesAlike(withDecimals(text).normalize('NFKC'))
    .replace(/(?<=\d\s*)센티(?:미터)?/g, 'cm')
    .replace(PIECES_BEHIND, '$1')
    .trim();
  const size = plain.replace(BEFORE_SIZE, '');
  const [bracketed = '', inside = ''] = BRACKETED.exec(size) ?? [];
  return HAS_LENGTHS.test(inside) ? inside + size.slice(bracketed.length).replace(FACTOR, '$1 ') : size;
}

/** A length as it is written, and the names of its side. */
interface WrittenLength {
  before: string | undefined;
  number: string;
  unit: string | undefined;
  behind: string | undefined;
}

function lengthsOf(groups: readonly (string | undefined)[]): WrittenLength[] {
  return [0, GROUPS, 2 * GROUPS].flatMap((from) => {
    const [before, number, unit, behind, unitBehind] = groups.slice(from, from + GROUPS);
    return number === undefined ? [] : [{ before, number, unit: unit ?? unitBehind, behind }];
  });
}

/** Height, width, depth by their names. Lengths without one take the other places; with the same name twice none counts. */
function inOrder(lengths: readonly WrittenLength[]): readonly WrittenLength[] {
  const named = lengths.map(({ before, behind }) => placeOf(before ?? behind));
  const taken = named.filter((place) => place !== null);
  if (new Set(taken).size < taken.length) return lengths;
  const free = [0, 1, 2].filter((place) => !taken.includes(place));
  return lengths
    .map((length, at) => ({ length, place: named[at] ?? free.shift() ?? at }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ length }) => length);
}

function placeOf(side: string | undefined): number | null {
  const [letter = ''] = /[a-z가-힣]/i.exec(side ?? '') ?? [];
  return PLACES[letter.toLowerCase()] ?? null;
}

/** The signs of inches behind a number, in NFKC, as straight double quotes. */
export const inchesAlike = (text: string): string => text.replace(/(?<=\d ?)(?:[“”]|[′'’]{2})/g, '"');

function centimetres(number: string, unit: string): number {
  const name = unit.toLowerCase().replace(new RegExp(`^${INCHES}$`), '"');
  const value = Number(number.replaceAll(/,(?=\d{3})/g, '').replace(',', '.')) * (UNITS[name] ?? 1);
  return Math.round(value * 100) / 100;
}
