import {
  BETWEEN_LENGTHS,
  INCHES,
  inchesAlike,
  parseArtworkSize,
  SIDE,
  THOUSANDS,
} from '@/lib/format/artwork-size';
import { canvasNamed, canvasSize, type CanvasType } from '@/lib/format/canvas-size';
import type { OtherWord, SearchTerm } from './query';

const UNIT = String.raw`(?:\s*(?:mm|cm|m(?![a-z])|센티미터|센티|${INCHES}))?`;
const LENGTH = String.raw`(?:${THOUSANDS}|\d+(?:[.,]\d+)?)${UNIT}(?:\s*${SIDE}${UNIT})?`;
const FIRST = String.raw`(?:(?<![\d.a-z가-힣])${SIDE}\s*|(?<![\d.]))${LENGTH}`;
const NEXT = String.raw`${BETWEEN_LENGTHS}(?:${SIDE}\s*)?${LENGTH}`;
const SIZE = new RegExp(String.raw`${FIRST}${NEXT}(?:${NEXT})?`, 'g');
const ONE_LENGTH = new RegExp(
  String.raw`(?<![\d.,])(${THOUSANDS}|\d+(?:\.\d+)?)\s*(mm|cm|센티미터|센티)(?![a-z가-힣])`,
  'g',
);
/** Metres, with decimals or of one digit. More digits before `m` name canvases. */
const METRES = /^(\d{1,2}\.\d{1,2}|[1-9]) ?m$/;
const ONE_CANVAS = /^(?:[fpms][ -]?\d{1,3} ?호?|\d{1,3} ?호?[ -]?[fpms](?:형|호)?)$/;
/** `2020년대`, `1990s`. */
const DECADE = /^((?:19|20)\d)0(?:년대[의에]?|s)$/;
const YEARS = /^((?:19|20)\d\d)(?:[-~]((?:19|20)?\d\d))?$/;
/** The longest time that a caption names by its first and last year. */
const YEARS_MAX = 12;

/** Sizes and years as the index has them: 162 × 130 cm is 162x130, 2000mm is 200, 2026년작 is 2026. */
export function withSizes(text: string): string {
  return inchesAlike(text)
    .replace(/(\d)\s*[号號]/g, '$1호')
    .replace(/(?<![\p{L}\p{N}])[øØ⌀]\s*(?=\d)/gu, '')
    .replace(SIZE, (typed) => {
      const size = parseArtworkSize(typed.replace(/센티(?:미터)?/g, 'cm'));
      if (size === null) return typed;
      return [size.height, size.width, size.depth].filter((side) => side !== null).join('x');
    })
    .replace(ONE_LENGTH, (_, length: string, unit: string) => {
      const number = length.replaceAll(',', '');
      return String(unit === 'mm' ? Number(number) / 10 : number);
    })
    .replace(/((?:19|20)\d\d)\s*(?:년|年)?\s*(?:도|작|作|제작)?(?=\s|$)/g, '$1')
    .replace(/(\d+)\s*호(?=\s|변형|$)/g, '$1호')
    .replace(/호(?=변형)|변형(?=\d)/g, '$& ');
}

/** The sides of a canvas: exactly, either way, and to the centimetre, as the index has those of a flat work either way too. */
export function canvasSides(number: number, type: CanvasType): { exact: string[]; rounded: string[] } | null {
  const sides = canvasSize(number, type);
  if (sides === null) return null;
  const { long, short } = sides;
  const rounded = [Math.trunc, Math.round].flatMap((each) =>
    [Math.trunc, Math.round].map((other) => `${each(long)}x${other(short)}`),
  );
  return { exact: [`${long}x${short}`, `${short}x${long}`], rounded: [...new Set(rounded)] };
}

/** A canvas with its shape (F100, 100호 P), which works say by their sides, or a length in metres; null for any other text. */
export function canvasTerm(text: string): SearchTerm | null {
  const ways = canvasWays(text);
  const [, metres] = METRES.exec(text) ?? [];
  if (metres !== undefined) {
    const length = String(Math.round(Number(metres) * 100));
    return { text: `${metres}m`, others: othersOf([length, ...ways]) };
  }
  if (ways.length === 0) return null;
  const typed = /^\d/.test(text) ? (ways[0] ?? text) : text.replaceAll(/[ -]/g, '');
  return { text: typed, others: othersOf(ways.filter((way) => way !== typed)) };
}

/** How works say a canvas with its shape: by its number first; none for any other text. */
function canvasWays(text: string): string[] {
  const { number, type } = (ONE_CANVAS.test(text) ? canvasNamed(text) : null) ?? {};
  const sides = number === undefined || type === undefined ? null : canvasSides(number, type);
  return sides === null ? [] : [`${number}호${type}`.toLowerCase(), ...sides.rounded];
}

/** Lengths with two decimals, which conversions from inches have, and rulers don't. */
const CONVERTED = /^(?=.*\.\d\d)\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?){1,2}$/;

/** A size that was converted, which finds the sizes of the same whole centimetres; null for any other text. */
export function convertedTerm(text: string): SearchTerm | null {
  if (!CONVERTED.test(text)) return null;
  const ways = text.split('x').reduce<string[]>((sizes, side) => {
    const whole = [Math.trunc(Number(side)), Math.round(Number(side))];
    return sizes.length === 0
      ? whole.map(String)
      : sizes.flatMap((size) => whole.map((each) => `${size}x${each}`));
  }, []);
  return { text, others: othersOf(ways) };
}

/** A year, or the years from one to another or of a decade, of which a hit says one; null for any other text. */
export function yearTerm(text: string): (SearchTerm & Required<Pick<SearchTerm, 'days'>>) | null {
  const [from, to] = yearsIn(text) ?? [];
  if (from === undefined || to === undefined || to < from || to - from > YEARS_MAX) return null;
  const rest = Array.from({ length: to - from }, (_, at) => String(from + at + 1));
  return { text: String(from), others: othersOf(rest), days: { from: `${from}-01-01`, to: `${to}-12-31` } };
}

/** The first and the last year that a text says. */
function yearsIn(text: string): [from: number, to: number] | null {
  const [, decade] = DECADE.exec(text) ?? [];
  if (decade !== undefined) return [Number(`${decade}0`), Number(`${decade}9`)];
  const [, first, last = first] = YEARS.exec(text) ?? [];
  if (first === undefined || last === undefined) return null;
  return [Number(first), Number(last.length === 2 ? first.slice(0, 2) + last : last)];
}

const othersOf = (texts: readonly string[]): OtherWord[] =>
  [...new Set(texts)].map((text) => ({ text, isWhole: false }));
