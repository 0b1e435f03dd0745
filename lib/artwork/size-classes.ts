import { keysOf } from '@/lib/keys-of';

interface SizeClass {
  label: string;
  /** The word under its drawing. */
  mark: string;
  /** The longest side in centimetres, up to and including which a work is of this class. */
  upTo: number;
  /** The canvas that stands for the class: its sides in centimetres. */
  canvas: readonly [width: number, height: number];
}

/** Sizes by the canvas number (호) of the longest side, as works are sold in Korea. The smallest first. */
export const SIZE_CLASSES = {
  TO_10: { label: '10호까지', mark: '10', upTo: 53, canvas: [45.5, 53] },
  TO_30: { label: '11–30호', mark: '30', upTo: 90.9, canvas: [72.7, 90.9] },
  TO_50: { label: '31–50호', mark: '50', upTo: 116.8, canvas: [91, 116.8] },
  TO_100: { label: '51–100호', mark: '100', upTo: 162.2, canvas: [130.3, 162.2] },
  OVER_100: { label: '100호 넘는 작품', mark: '100호+', upTo: Infinity, canvas: [193.9, 259.1] },
} as const satisfies Record<string, SizeClass>;
export const SIZE_KEYS = keysOf(SIZE_CLASSES);
export type SizeKey = keyof typeof SIZE_CLASSES;

/** Artists round sides to a centimetre or two. */
const TOLERANCE_CM = 1;

/** The class of a work by its longest side in centimetres; null where the size could not be read. */
export function sizeClassOf(longest: number | null): SizeKey | null {
  if (longest === null) return null;
  return SIZE_KEYS.find((key) => longest <= SIZE_CLASSES[key].upTo + TOLERANCE_CM) ?? null;
}
