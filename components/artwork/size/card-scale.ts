/** A bank card (ISO/IEC 7810, ID-1), in millimetres. */
export const CARD = { width: 85.6, height: 54 } as const;

/** CSS pixels in a millimetre: from a large television to a dense phone. */
export const SCALE = { min: 1.5, max: 7, step: 0.02 } as const;
/** What screens have most often, before a card has been held to them. */
const USUAL = { desk: 96 / 25.4, touch: 6.1 } as const;

const KEY = 'screen-scale';

export const clampScale = (scale: number): number => Math.min(SCALE.max, Math.max(SCALE.min, scale));

/** What a card was matched with on this page, in pixels of the device; null for nothing. */
let matched: number | null = null;

/**
 * CSS pixels in a millimetre of this screen, and whether a card was held to it. What is kept are pixels of the device, so that a page that
 * the browser enlarges is still true.
 * @param ratio pixels of the device in a CSS pixel
 */
export function readScale(ratio: number): { scale: number; isMatched: boolean } {
  const pixels = matched ?? keptPixels();
  if (pixels > 0) return { scale: clampScale(pixels / ratio), isMatched: true };
  return { scale: matchMedia('(pointer: coarse)').matches ? USUAL.touch : USUAL.desk, isMatched: false };
}

function keptPixels(): number {
  try {
    return Number(localStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

/** Keeps the scale in this browser. @returns whether the browser keeps it; it holds until the page is left in any case. */
export function keepScale(scale: number, ratio: number): boolean {
  matched = scale * ratio;
  try {
    localStorage.setItem(KEY, String(matched));
    return true;
  } catch {
    return false;
  }
}
