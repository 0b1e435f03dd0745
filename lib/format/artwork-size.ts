import type { Dimensions } from '@/lib/contracts/artwork';

/** How many centimetres each unit has. Korean captions without a unit mean centimetres. */
const UNITS: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100 };

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)`;
const CROSS = String.raw`\s*[x×X✕*╳]\s*`;
const UNIT = String.raw`\s*(mm|cm|m)?`;
/** The length ends here: no number, word or further length follows, and the unit is neither pixels nor inches. */
const END = String.raw`(?![.,]?\d|[a-z]|\s*(?:[×✕*╳]|x(?![a-z])|px|pixel|in(?:ch|ches)?(?![a-z])|["″]))`;
const SIZE = new RegExp(`^${NUMBER}${UNIT}${CROSS}${NUMBER}${UNIT}(?:${CROSS}${NUMBER}${UNIT})?${END}`, 'i');

/** A larger number of centimetres is a mistake, and the database columns hold no more. */
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
