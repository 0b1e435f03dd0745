'use client';

import { useState } from 'react';
import { NONE_CHOSEN, withChosen } from '@/lib/chosen';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';

/**
 * Which works are chosen to be downloaded together: those with an original. What was chosen stays so while another search
 * hides it.
 * @param shown the works in sight, which are chosen all at once
 */
export function useSelection(artworks: readonly StudioArtwork[], shown: readonly StudioArtwork[]) {
  const [isSelecting, setSelecting] = useState(false);
  const [uuids, setUuids] = useState(NONE_CHOSEN);
  const chosen = artworks.filter((artwork) => hasOriginal(artwork) && uuids.has(artwork.uuid));
  const possible = shown.filter(hasOriginal);
  const isAll = possible.length > 0 && possible.every(({ uuid }) => uuids.has(uuid));

  return {
    isSelecting,
    canSelect: artworks.some(hasOriginal),
    chosen,
    isAll,
    isChosen: (uuid: string) => uuids.has(uuid),
    choose: (uuid: string, isChosen: boolean) => setUuids(withChosen(uuids, [uuid], isChosen)),
    toggleAll: () => {
      const all = possible.map(({ uuid }) => uuid);
      setUuids(withChosen(uuids, all, !isAll));
    },
    begin: () => setSelecting(true),
    end: () => {
      setSelecting(false);
      setUuids(NONE_CHOSEN);
    },
  };
}

function hasOriginal({ original }: StudioArtwork): boolean {
  return original !== null;
}
