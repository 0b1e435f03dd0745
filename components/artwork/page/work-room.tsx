'use client';

import { useEffect, useEffectEvent } from 'react';
import { callApi } from '@/lib/browser/call-api';
import type { Artwork } from '@/lib/contracts/artwork';
import type { ArtworkArtist } from '@/lib/contracts/favorite';
import * as viewerLimits from '@/lib/limits/viewer';
import * as wallLimits from '@/lib/limits/wall';
import * as artworkPaths from '@/lib/paths/artwork';
import { artistWorksSource } from '@/components/artwork/artist-works-source';
import { countView } from '@/components/artwork/count-view';
import { useViewerAddress } from '@/components/artwork/use-viewer-address';
import { useViewingRoom, type Visit } from '@/components/artwork/use-viewing-room';

interface WorkRoomProps {
  work: Artwork;
  artist: ArtworkArtist;
  /** How many works come before it in the artist's order, and how many there are. */
  position: number;
  total: number;
}

/** What an address may name. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The viewing room over an artwork's page, which walks through all works of the artist. Counts the view of the page (P-196). */
export function WorkRoom({ work, artist, position, total }: WorkRoomProps) {
  const { uuid } = work;
  useEffect(() => {
    const rest = setTimeout(
      () => countView({ uuid, artist: { id: artist.id } }),
      viewerLimits.viewDebounceMs,
    );
    return () => clearTimeout(rest);
  }, [uuid, artist.id]);
  const { uuid: named, close } = useViewerAddress();
  const isOther = named !== null && named !== uuid && UUID.test(named);
  const { isOpen, viewer } = useViewingRoom({
    visitTo(wanted): Visit | null {
      if (wanted !== uuid) return null;
      const list = { artistId: artist.id, category: null, pageSize: wallLimits.pageSizeWide };
      const source = artistWorksSource({ artist, list, total, offset: position, works: [work] });
      return { source, start: position };
    },
    isComing: () => isOther,
    isOfOneWork: true,
  });
  const leave = useEffectEvent(() => close());
  // The address of a room that had gone on to another work is opened anew: that work has the room over its own page. One that
  // isn't there any more leaves this page as it is.
  useEffect(() => {
    if (!isOther || isOpen) return;
    const end = new AbortController();
    const { signal } = end;
    callApi('get', '/v1/contents/artworks/{uuid}', { params: { uuid: named }, signal }).then(
      () => (signal.aborted ? undefined : window.location.replace(artworkPaths.room(named))),
      () => (signal.aborted ? undefined : leave()),
    );
    return () => end.abort();
  }, [isOther, isOpen, named]);
  return viewer;
}
