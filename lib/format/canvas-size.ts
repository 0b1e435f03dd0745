import type { Dimensions } from '@/lib/contracts/artwork';
import { parseArtworkSize } from './artwork-size';

/** Shapes of canvases: figure (인물), paysage (풍경), marine (해경), square. */
export const CANVAS_TYPES = ['F', 'P', 'M', 'S'] as const;
export type CanvasType = (typeof CANVAS_TYPES)[number];

/** Canvas numbers (호) as they are sold in Korea: the long side, then the short sides of F, P and M, in centimetres. */
const CANVASES: ReadonlyMap<number, readonly [long: number, F: number, P: number, M: number]> = new Map([
  [1, [22.7, 15.8, 14, 12]],
  [2, [25.8, 17.9, 16, 14]],
  [3, [27.3, 22, 19, 16]],
  [4, [33.4, 24.2, 21.2, 19]],
  [5, [34.8, 27.3, 24.2, 21.2]],
  [6, [40.9, 31.8, 27.3, 24.2]],
  [8, [45.5, 37.9, 33.4, 27.3]],
  [10, [53, 45.5, 40.9, 33.4]],
  [12, [60.6, 50, 45.5, 40.9]],
  [15, [65.1, 53, 50, 45.5]],
  [20, [72.7, 60.6, 53, 50]],
  [25, [80.3, 65.1, 60.6, 53]],
  [30, [90.9, 72.7, 65.1, 60.6]],
  [40, [100, 80.3, 72.7, 65.1]],
  [50, [116.8, 91, 80.3, 72.7]],
  [60, [130.3, 97, 89.4, 80.3]],
  [80, [145.5, 112.1, 97, 89.4]],
  [100, [162.2, 130.3, 112.1, 97]],
  [120, [193.9, 130.3, 112.1, 97]],
  [150, [227.3, 181.8, 162.1, 145.5]],
  [200, [259.1, 193.9, 181.8, 162.1]],
  [300, [290.9, 218.2, 197, 181.8]],
  [500, [333.3, 248.5, 218.2, 197]],
]);

export const CANVAS_NUMBERS: readonly number[] = [...CANVASES.keys()];

/** The sides of a canvas in centimetres; null for a number that canvases don't have. */
export function canvasSize(number: number, type: CanvasType): { long: number; short: number } | null {
  const sides = CANVASES.get(number);
  if (sides === undefined) return null;
  const [long, F, P, M] = sides;
  return { long, short: { F, P, M, S: long }[type] };
}

/** `100호`, `100호 P`, `P100호`, `100P`, `M 50`. A number alone means nothing. */
const NUMBERED =
  /^(?:([fpms])[\s-]*)?(\d{1,3})[\s-]*(?:(호)[\s-]*\(?([fpms])?\)?|([fpms])(?:형|호)?)?(?![\d.]|\s*[a-z×x*])/i;

/** Metres, seconds, and up to three pieces: `3m`, `60s`, `2p`. Capitals and larger numbers before `p` name canvases. */
const OTHER_UNIT = /^(?:\d{1,3} ?[ms]|[1-3] ?p)(?![a-z호형])/;
/** `30호 정방형`, `50호(정사각)`. */
const SQUARE = /^\d{1,3} ?호 ?\(?정(?:방|사각)/;

/** The canvas that a text begins with, without a type where it says none; null where it names none, or one of another shape (변형). */
export function canvasNamed(text: string): { number: number; type: CanvasType | undefined } | null {
  const written = text.normalize('NFKC').trim();
  const match = NUMBERED.exec(written);
  if (match === null || text.includes('변형')) return null;
  const [, before, number, unit, after, instead] = match;
  const letter = (before ?? after ?? instead)?.toUpperCase() ?? (SQUARE.test(written) ? 'S' : undefined);
  if (letter === undefined && unit === undefined) return null;
  return { number: Number(number), type: CANVAS_TYPES.find((each) => each === letter) };
}

/** The sides of the canvas that a size names instead of lengths. */
function canvasIn(text: string): { long: number; short: number } | null {
  const canvas = canvasNamed(text);
  return canvas && canvasSize(canvas.number, canvas.type ?? 'F');
}

/**
 * The lengths of an artwork in centimetres, by its free-text size: as they are written, or those of the canvas that it
 * names, which lies as the image does. Null where the text says neither.
 * @param image its width and height in pixels
 */
export function readArtworkSize(text: string, image: { width: number; height: number }): Dimensions | null {
  const written = parseArtworkSize(text);
  if (written !== null) return written;
  const canvas = OTHER_UNIT.test(text.normalize('NFKC').trim()) ? null : canvasIn(text);
  if (canvas === null) return null;
  const { long, short } = canvas;
  return image.width > image.height
    ? { height: short, width: long, depth: null }
    : { height: long, width: short, depth: null };
}
