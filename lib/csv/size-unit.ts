import { parseArtworkSize } from '@/lib/format/artwork-size';
import { cleanIdentifier } from '@/lib/text/clean';

/** The unit of a column of sizes, by its heading. Its cells often have none: `작품크기(mm)` above `1620x1303`. */
export type SizeUnit = 'mm' | 'cm' | 'm' | 'inch' | '호';

const alone = (letters: string) => `(?<![a-z])${letters}(?![a-z])`;
const UNITS: readonly (readonly [SizeUnit, RegExp])[] = [
  ['mm', new RegExp(`${alone('mm')}|밀리`)],
  ['cm', new RegExp(`${alone('cm')}|센[티치]`)],
  ['m', new RegExp(`${alone('m')}|(?<!밀리|센[티치])미터`)],
  ['inch', new RegExp(`${alone('in(?:ch(?:es)?)?')}|인치|"|′′`)],
  ['호', /호/],
];
/** The types of canvases: the M among them is no metre. */
const CANVAS_TYPES = /[fpms](?:\s*[,/·.]\s*[fpms])+/g;

/** The unit that the heading of a column of sizes names; null for none, and for several. */
export function sizeUnitOf(heading: string): SizeUnit | null {
  const name = cleanIdentifier(heading).toLowerCase().replace(CANVAS_TYPES, ' ');
  const [named, ...others] = UNITS.filter(([, pattern]) => pattern.test(name));
  return named === undefined || others.length > 0 ? null : named[0];
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const LENGTHS = new RegExp(String.raw`${NUMBER}(?:\s*[x×✕*╳]\s*${NUMBER})*`, 'i');
/** A cell that has a unit of its own, or names a canvas. */
const HAS_UNIT =
  /\d\s*(?:mm|cm|m(?![a-z])|호|in(?:ch|ches)?(?![a-z])|인치|["'′]|ft|px|피트|센[티치]|밀리|미터|[fps](?![a-z]))|(?<![a-z])[fpms]\s*-?\s*\d/i;
const CANVAS_NUMBER = /^\d{1,3}(?=$|\s*\()/;

/** A cell of sizes with the unit of its column where it has none. A text that isn't read as a size stays as it is. */
export function withSizeUnit(cell: string, unit: SizeUnit | null): string {
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
