import type { SizedArtwork } from '@/lib/contracts/true-size';
import * as artworkPageLimits from '@/lib/limits/artwork-page';

/** What the address says of the wall to scale. */
export interface SizePlace {
  /** The uuids of what hangs beside the artwork. */
  beside: readonly string[];
  /** Whether the artwork is looked at on the screen instead of the wall. */
  isOnScreen: boolean;
}

/** The works that an address hangs beside the artwork, in its order; unknown ones, repeated ones and those past the limit are left out. */
export function besideOf(text: string | null, others: readonly SizedArtwork[]): SizedArtwork[] {
  return [...new Set((text ?? '').split('.'))]
    .flatMap((uuid) => others.find((work) => work.uuid === uuid) ?? [])
    .slice(0, artworkPageLimits.hungMax - 1);
}
