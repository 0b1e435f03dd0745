'use client';

import { useState } from 'react';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Which works are chosen to be downloaded together: those with an original. What was chosen stays so while another search
 * hides it.
 * @param shown the works in sight, which are chosen all at once
 */
export function useSelection(artworks: readonly StudioArtwork[], shown: readonly StudioArtwork[]) {
  const [isSelecting, setSelecting] = useState(false);
  const [uuids, setUuids] = useState(NOTHING);
  const chosen = artworks.filter((artwork) => hasOriginal(artwork) && uuids.has(artwork.uuid));
  const possible = shown.filter(hasOriginal);
  const isAll = possible.length > 0 && possible.every(({ uuid }) => uuids.has(uuid));

  const choose = (each: readonly string[], areChosen: boolean) => {
    const next = new Set(uuids);
    for (const uuid of each) {
      if (areChosen) next.add(uuid);
      else next.delete(uuid);
    }
    setUuids(next);
  };

  return {
    isSelecting,
    canSelect: artworks.some(hasOriginal),
    chosen,
    isAll,
    isChosen: (uuid: string) => uuids.has(uuid),
    choose: (uuid: string, isChosen: boolean) => choose([uuid], isChosen),
    toggleAll: () =>
      choose(
        possible.map(({ uuid }) => uuid),
        !isAll,
      ),
    begin: () => setSelecting(true),
    end: () => {
      setSelecting(false);
      setUuids(NOTHING);
    },
  };
}

function hasOriginal({ original }: StudioArtwork): boolean {
  return original !== null;
}
