import type { Dimensions } from '@/lib/contracts/artwork';

/** Millimetres, centimetres and metres in centimetres. Without a unit, Korean captions mean centimetres. */
const UNITS: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100 };

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)`;
const CROSS = String.raw`\s*[x×X✕*╳]\s*`;
const UNIT = String.raw`\s*(mm|cm|m)?`;
/** Not in the middle of a number or word, not before another length, and not in pixels or inches. */
const END = String.raw`(?![.,]?\d|[a-z]|\s*(?:[×✕*╳]|x(?![a-z])|px|pixel|in(?:ch|ches)?(?![a-z])|["″]))`;
const SIZE = new RegExp(`^${NUMBER}${UNIT}${CROSS}${NUMBER}${UNIT}(?:${CROSS}${NUMBER}${UNIT})?${END}`, 'i');

/** Above this many centimetres a number is a mistake; the columns hold no more either. */
const LONGEST_CM = 99_999;

/**
 * The lengths in an artwork's free-text size, in centimetres to two places: height × width (× depth), as
 * Korean captions order them. Null where the text says something else ("가변 설치", "지름 30 cm").
 */
export function parseArtworkSize(text: string): Dimensions | null {
  const match = SIZE.exec(text.normalize('NFKC').trim());
  if (match === null) return null;
  const [, first, firstUnit, second, secondUnit, third, thirdUnit] = match;
  const unit = (thirdUnit ?? secondUnit ?? firstUnit ?? 'cm').toLowerCase();
  const height = centimetres(first, firstUnit ?? unit);
  const width = centimetres(second, secondUnit ?? unit);
  const depth = third === undefined ? null : centimetres(third, unit);
  const lengths = depth === null ? [height, width] : [height, width, depth];
  if (!lengths.every((length) => length > 0 && length <= LONGEST_CM)) return null;
  return { height, width, depth };
}

function centimetres(number: string | undefined, unit: string): number {
  const value = Number((number ?? '').replace(',', '.')) * (UNITS[unit.toLowerCase()] ?? 1);
  return Math.round(value * 100) / 100;
}
