import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useViewerAddress, type ViewerPlace } from '@/components/artwork/use-viewer-address';
import type { ArtworkSource, ViewerArtist, ViewerWork } from '@/components/artwork/viewer-source';
import type { ArtworkHit } from '@/lib/contracts/search';
import { pageAt, parsePlaces } from '@/lib/search/sections';
import { workOf } from './artwork-hits';
import { searchPageQuery } from './search-queries';
import type { SectionState } from './use-section-pages';

interface Visit {
  /** The work that it began with. */
  uuid: string;
  source: ArtworkSource;
  start: number;
}

/**
 * The viewing room over the artworks that were found: it walks through all of them, and however it is left, the
 * section shows the page of the work that the visitor stood before last.
 */
export function useHitViewer(
  q: string,
  state: SectionState,
  wall: RefObject<HTMLElement | null>,
  onShow: (from: number) => void,
) {
  const address = useViewerAddress();
  const client = useQueryClient();
  const seen = useRef<{ uuid: string; position: number } | null>(null);
  const [visit, setVisit] = useState<Visit | null>(null);
  const { section, hits, page, size } = state;

  // The room stays what it was when it was entered, also when the section below turns its page.
  const named = address.uuid;
  if (named === null && visit !== null) setVisit(null);
  const entered = named === null || named === visit?.uuid ? null : visitTo(named);
  if (entered !== null) setVisit(entered);

  function visitTo(uuid: string): Visit | null {
    const works = (hits?.content ?? []) as readonly ArtworkHit[];
    const at = works.findIndex((work) => work.uuid === uuid);
    if (hits === null || at < 0) return null;
    const artists = new Map<string, ViewerArtist>();
    const enter = (found: readonly ArtworkHit[]) =>
      found.map((hit): ViewerWork => {
        artists.set(hit.uuid, artistOf(hit));
        return { ...workOf(hit), description: hit.description };
      });
    const known = new Map(enter(works).map((work, index) => [page * size + index, work]));
    return {
      uuid,
      start: page * size + at,
      source: {
        total: hits.totalElements,
        pageSize: size,
        known,
        loadPage: async (number) => {
          const loaded = await client.fetchQuery(searchPageQuery({ section, q, page: number, size }));
          return enter(loaded.content as ArtworkHit[]);
        },
        artistOf: ({ uuid: one }) => {
          const artist = artists.get(one);
          if (artist === undefined) throw new Error(`${one} was not found by this search.`);
          return artist;
        },
      },
    };
  }

  // A work that this page of the section doesn't have: the address is that of the results.
  const isStray = named !== null && visit === null && entered === null && hits !== null;
  const { open, close, move } = address;
  useEffect(() => {
    // The address may be ahead of the page that the section still shows.
    if (isStray && pageAt(placeInAddress(), size) === page) close();
  }, [isStray, close, page, size]);

  const isOpen = visit !== null;
  const landing = useRef<string | null>(null);
  const resume = useEffectEvent(() => {
    const last = seen.current;
    seen.current = null;
    if (last === null) return;
    landing.current = last.uuid;
    const there = pageAt(last.position, size);
    const show = () => {
      if (pageAt(placeInAddress(), size) !== there) onShow(there * size);
    };
    // The step back that closes the room is still on its way: what it leads to is the address to change.
    if (isNamed()) window.addEventListener('popstate', show, { once: true });
    else show();
  });
  useEffect(() => {
    if (!isOpen) resume();
  }, [isOpen]);
  // As soon as the page of that work hangs: not the one below the room, which goes with the room's address.
  useEffect(() => {
    const uuid = landing.current;
    if (isOpen || uuid === null || isNamed()) return;
    const frame = requestAnimationFrame(() => {
      const link = wall.current?.querySelector<HTMLElement>(`[data-artwork="${uuid}"]`);
      if (link == null) return;
      landing.current = null;
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });

  const moved = useCallback(
    (uuid: string, position: number) => {
      seen.current = { uuid, position };
      move(uuid, placeOf(position));
    },
    [move],
  );

  const openAt = (uuid: string) => {
    const at = hits?.content.findIndex((hit) => hit.uuid === uuid) ?? -1;
    open(uuid, at < 0 ? {} : placeOf(page * size + at));
  };

  return { visit, open: openAt, close, move: moved };
}

/** Whoever gets the address of a work gets the page that it hangs on, however wide their window is. */
function placeOf(position: number): ViewerPlace {
  return { artworks: position === 0 ? null : String(position) };
}

function placeInAddress(): number {
  const query = new URLSearchParams(window.location.search);
  return parsePlaces((key) => query.get(key)).artworks;
}

function isNamed(): boolean {
  return new URLSearchParams(window.location.search).has('artwork');
}

/** What a hit says of whose work it is: its label needs no more. */
function artistOf(hit: ArtworkHit): ViewerArtist {
  return {
    id: hit.artistId,
    userAccountId: hit.userAccountId,
    nameKo: hit.artistNameKo,
    nameEn: hit.artistNameEn,
    videoLink: null,
    interviews: [],
  };
}
