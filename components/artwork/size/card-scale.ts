/** A bank card (ISO/IEC 7810, ID-1), in millimetres. */
export const CARD = { width: 85.6, height: 54 } as const;

/** CSS pixels in a millimetre: from a large television to a dense phone. */
export const SCALE = { min: 1.5, max: 7, step: 0.02 } as const;
/** What screens have most often, before a card has been held to them. */
const USUAL = { desk: 96 / 25.4, touch: 6.1 } as const;

const KEY = 'screen-scale';

export const clampScale = (scale: number): number => Math.min(SCALE.max, Math.max(SCALE.min, scale));

/**
 * CSS pixels in a millimetre of this screen, and whether a card was held to it. What is kept are pixels of the device, so that a page that
 * the browser enlarges is still true.
 */
export function readScale(): { scale: number; isMatched: boolean } {
  const usual = matchMedia('(pointer: coarse)').matches ? USUAL.touch : USUAL.desk;
  const kept = keptPixels() / window.devicePixelRatio;
  return kept > 0 ? { scale: clampScale(kept), isMatched: true } : { scale: usual, isMatched: false };
}

function keptPixels(): number {
  try {
    return Number(localStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

/** Keeps the scale in this browser. @returns whether the browser keeps it; it holds for this page in any case. */
export function keepScale(scale: number): boolean {
  try {
    localStorage.setItem(KEY, String(scale * window.devicePixelRatio));
    return true;
  } catch {
    return false;
  }
}
