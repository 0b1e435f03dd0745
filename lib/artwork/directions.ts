/** How a work lies, and the Korean word for it. */
export const DIRECTION_LABELS = { LANDSCAPE: '가로', PORTRAIT: '세로', SQUARE: '정사각' } as const;
export type WorkDirection = keyof typeof DIRECTION_LABELS;

/** Sides that differ by no more than this part of the longer one make a square. */
const SQUARE = 0.03;

/** @param sides of the work in centimetres, or of its image in pixels */
export function directionOf({ width, height }: { width: number; height: number }): WorkDirection {
  if (Math.abs(width - height) <= SQUARE * Math.max(width, height)) return 'SQUARE';
  return width > height ? 'LANDSCAPE' : 'PORTRAIT';
}
