import type { Dimensions } from '@/lib/contracts/artwork';
import { CANVAS_NUMBERS, CANVAS_TYPES, canvasSize, type CanvasType } from '@/lib/format/canvas-size';

/** Shapes of canvases, as the trade calls them. */
export const CANVAS_TYPE_LABELS = {
  F: 'F 인물',
  P: 'P 풍경',
  M: 'M 해경',
  S: 'S 정방',
} as const satisfies Record<CanvasType, string>;

/** A canvas that was chosen by its number, and how it lies. */
export interface Canvas {
  number: number;
  type: CanvasType;
  isWide: boolean;
}

/** 높이 162.2 × 너비 130.3 × 깊이 3 cm. */
export function sizeWords({ height, width, depth }: Dimensions): string {
  const lengths = [`높이 ${height}`, `너비 ${width}`, ...(depth === null ? [] : [`깊이 ${depth}`])];
  return `${lengths.join(' × ')} cm`;
}

/** The lengths of a canvas as captions write them: `162.2 × 130.3 cm`. */
export function canvasLengths({ number, type, isWide }: Canvas): string {
  const sides = canvasSize(number, type);
  if (sides === null) return '';
  const { long, short } = sides;
  return isWide ? `${short} × ${long} cm` : `${long} × ${short} cm`;
}

/** `162.2 × 130.3 cm (100호 F)`. */
export function canvasText(canvas: Canvas): string {
  return `${canvasLengths(canvas)} (${canvas.number}호 ${canvas.type})`;
}

/** The canvas of a text that `canvasText` wrote; null for any other. */
export function canvasOf(text: string): Canvas | null {
  const [, digits, letter] = /\((\d{1,3})호 ([FPMS])\)$/.exec(text.trim()) ?? [];
  const number = CANVAS_NUMBERS.find((each) => String(each) === digits);
  const type = CANVAS_TYPES.find((each) => each === letter);
  if (number === undefined || type === undefined) return null;
  const written = [false, true].map((isWide) => ({ number, type, isWide }));
  return written.find((canvas) => canvasText(canvas) === text.trim()) ?? null;
}

/** The canvases that a search text means: `100`, `100 f`, `f100`, `100호`. All of them for an empty one. */
export function findCanvases(text: string): Omit<Canvas, 'isWide'>[] {
  const typed = text.normalize('NFKC').toUpperCase();
  const digits = /\d+/.exec(typed)?.[0] ?? '';
  const letter = /[FPMS]/.exec(typed)?.[0];
  return CANVAS_NUMBERS.filter((number) => String(number).startsWith(digits)).flatMap((number) =>
    CANVAS_TYPES.filter((type) => letter === undefined || type === letter).map((type) => ({ number, type })),
  );
}

/** By how much of itself a ratio may differ before two shapes are different ones. */
const ALIKE = 0.08;
const DIFFERENT = 0.15;

/**
 * Whether height and width seem to have been written the wrong way round: turned, they have the shape of the image, and as
 * they are not. An image of a work in space says nothing.
 */
export function looksTurned(
  { height, width, depth }: Dimensions,
  image: { width: number; height: number },
): boolean {
  if (depth !== null) return false;
  const shape = image.width / image.height;
  return Math.abs(width / height / shape - 1) > DIFFERENT && Math.abs(height / width / shape - 1) < ALIKE;
}

/** The text with its two lengths the other way round. */
export function turnedText(text: string, { height, width }: Dimensions): string {
  const canvas = canvasOf(text);
  return canvas === null ? `${width} × ${height} cm` : canvasText({ ...canvas, isWide: !canvas.isWide });
}
