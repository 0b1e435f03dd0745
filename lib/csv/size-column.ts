import { CROSS, INCHES, inchesAlike, parseArtworkSize, SIDE } from '@/lib/format/artwork-size';
import { withDecimals } from '@/lib/format/fractions';
import { cleanIdentifier } from '@/lib/text/clean';

/** The unit of a column of sizes, by its heading. Its cells often have none: `작품크기(mm)` above `1620x1303`. */
export type SizeUnit = 'mm' | 'cm' | 'm' | 'inch' | 'px' | 'ft' | '호';

const alone = (letters: string) => `(?<![a-z])(?:${letters})(?![a-z])`;
const UNITS: readonly (readonly [SizeUnit, RegExp])[] = [
  ['mm', new RegExp(`${alone('mm')}|밀리`)],
  ['cm', new RegExp(`${alone('cm')}|센[티치]`)],
  ['m', new RegExp(`${alone('m')}|(?<!밀리|센[티치])미터`)],
  ['inch', new RegExp(`${alone('in(?:ch(?:es)?)?')}|인치|"|′′`)],
  // No size is read in these: the text keeps them.
  ['px', new RegExp(`${alone('px|pixels?')}|픽셀`)],
  ['ft', new RegExp(`${alone('ft|feet|foot')}|피트`)],
  ['호', /호/],
];
/** The types of canvases: the M among them is no metre. */
const CANVAS_TYPES = /[fpms](?:\s*[,/·.]\s*[fpms])+/g;

/** How the heading of a column of sizes says that its cells are written. */
export interface SizeColumn {
  /** Null for no unit, and for several. */
  unit: SizeUnit | null;
  /** Whether the width is named before the height: `크기(가로×세로)`. Elsewhere the height is first. */
  isWidthFirst: boolean;
}

/** The names of sides in a heading, in groups: widths, heights. */
const SIDES = new RegExp(
  `(가로|너비|폭|${alone('w(?:idth)?')})|(세로|높이|${alone('h(?:eight)?')})|깊이|${alone('d(?:epth)?')}`,
  'g',
);

/** Whether the first two sides of a heading are the width and then the height. */
function isWidthFirst(name: string): boolean {
  const [[, width] = [], [, , height] = []] = [...name.matchAll(SIDES)];
  return width !== undefined && height !== undefined;
}

/** Returns how the cells below a heading are written. */
export function sizeColumnOf(heading: string): SizeColumn {
  const name = cleanIdentifier(heading).toLowerCase().replace(CANVAS_TYPES, ' ');
  return { unit: unitIn(name), isWidthFirst: isWidthFirst(name) };
}

function unitIn(name: string): SizeUnit | null {
  const [named, ...others] = UNITS.filter(([, pattern]) => pattern.test(name));
  return named === undefined || others.length > 0 ? null : named[0];
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const LENGTHS = new RegExp(String.raw`${NUMBER}(?:\s*[x×✕*╳]\s*${NUMBER})*`, 'i');
/** A cell that has a unit of its own, or names a canvas. */
const HAS_UNIT =
  /\d\s*(?:mm|cm|m(?![a-z])|호|in(?:ch|ches)?(?![a-z])|인치|["'′]|ft|px|피트|센[티치]|밀리|미터|[fps](?![a-z]))|(?<![a-z])[fpms]\s*-?\s*\d/i;
const CANVAS_NUMBER = /^\d{1,3}(?=$|\s*\()/;

/** Two lengths with a cross between them. */
const TWO_LENGTHS = new RegExp(
  String.raw`(?<![\d./⁄])(${NUMBER})((?:\s*(?:[cm]?m|센티(?:미터)?|${INCHES}))?\s*${CROSS}\s*)(${NUMBER})(?![\d./⁄])`,
  'i',
);
const NAMED_SIDE = new RegExp(SIDE, 'i');

/**
 * A cell of sizes with its height first, and with the unit of its column where it has none. A text that isn't read as a size stays
 * as it is.
 */
export function withSizeColumn(cell: string, { unit, isWidthFirst: isTurned }: SizeColumn): string {
  return withUnit(isTurned ? turned(cell) : cell, unit);
}

function turned(cell: string): string {
  const text = inchesAlike(cleanIdentifier(withDecimals(cell)));
  return NAMED_SIDE.test(text) || !TWO_LENGTHS.test(text) ? cell : text.replace(TWO_LENGTHS, '$3$2$1');
}

function withUnit(cell: string, unit: SizeUnit | null): string {
  if (unit === null) return cell;
  const text = cleanIdentifier(cell);
  if (unit === '호') return CANVAS_NUMBER.test(text) ? text.replace(CANVAS_NUMBER, '$&호') : cell;
  const [lengths] = LENGTHS.exec(text) ?? [];
  if (lengths === undefined || HAS_UNIT.test(text)) return cell;
  const isOnly = !/\d/.test(text.replace(lengths, ''));
  const isBegin = /^[([{]?\s*$/.test(text.slice(0, text.indexOf(lengths)));
  const isFirst = isBegin && /\d\D+\d/.test(lengths.replace(/[.,]/g, ''));
  return isOnly || isFirst ? text.replace(lengths, `${lengths} ${unit}`) : (behindSides(text, unit) ?? cell);
}

/** A size that names its sides, such as `H1620 x W1303`, with the unit where it counts. Without one it is read in centimetres. */
function behindSides(text: string, unit: SizeUnit): string | null {
  const height = parseArtworkSize(text)?.height;
  if (height === undefined || unit === 'cm') return null;
  const spellings = [`${text} ${unit}`, text.replace(/(\d)(\D*)$/, `$1 ${unit}$2`)];
  const counts = (size: string) => ![undefined, height].includes(parseArtworkSize(size)?.height);
  return spellings.find(counts) ?? null;
}
