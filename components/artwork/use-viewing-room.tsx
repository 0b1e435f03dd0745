import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { isFocusOnPage } from '@/lib/browser/focus-page';
import { isPlainClick } from '@/lib/browser/plain-click';
import { LazyViewer } from './lazy-viewer';
import { useViewerAddress, type ViewerPlace } from './use-viewer-address';
import type { ArtworkSource } from './viewer-source';

/** What the room walks through, and the position that it opens at. */
export interface Visit {
  source: ArtworkSource;
  start: number;
}

interface ViewingRoomOptions {
  /** The visit that begins at a work; null where the work hangs nowhere on this page. */
  visitTo: (uuid: string) => Visit | null;
  /** Whether a work that `visitTo` doesn't know yet may still be loaded. */
  isComing: () => boolean;
  /** What the address says of a position besides the work. */
  placeOf?: (position: number) => ViewerPlace;
  /** Hangs the work at `position` on the page; `entered` is the work that the visit began at. */
  reveal?: (position: number, entered: string) => void;
  /** The document's title while no work is open, where the server names the work in it. */
  title?: string;
  /** The page shows one work alone: what opened the room gets the focus again, whatever was looked at. The page counts its view. */
  isOfOneWork?: boolean;
}

/**
 * The viewing room over a wall of works: opens at the work that the address names, and however it is left,
 * the wall shows and focuses the work that the visitor looked at last. `container` goes to the element around
 * the works, `openFrom` to the click of each work's link, `viewer` anywhere below.
 */
export function useViewingRoom({
  visitTo,
  isComing,
  placeOf,
  reveal,
  title,
  isOfOneWork = false,
}: ViewingRoomOptions) {
  const { uuid: named, open, move, close } = useViewerAddress();
  const container = useRef<HTMLDivElement>(null);
  /** The work that was looked at last, and the one that the visit began at. */
  const seen = useRef<{ uuid: string; position: number; entered: string } | null>(null);
  /** What had the focus when the room opened. */
  const opener = useRef<Element | null>(null);
  /** The work to focus as soon as it hangs. */
  const [landing, setLanding] = useState<string | null>(null);

  // The visit stays what it was when it began, also when the wall below changes.
  const [visit, setVisit] = useState<(Visit & { entered: string; opener: Element | null }) | null>(null);
  if (named === null && visit !== null) setVisit(null);
  const begun = named === null || visit !== null ? null : visitTo(named);
  if (named !== null && begun !== null)
    setVisit({ ...begun, entered: named, opener: document.activeElement });
  const isOpen = visit !== null;

  // The address names a work that isn't here (any more): it becomes the address of the page.
  const isStray = named !== null && visit === null && begun === null;
  useEffect(() => {
    if (isStray && !isComing()) close();
  });

  const leave = useEffectEvent(() => {
    const last = seen.current;
    seen.current = null;
    if (last === null) return;
    if (title !== undefined) document.title = title;
    setLanding(isOfOneWork ? last.entered : last.uuid);
    // Next handles a step back after this, and reads the address: it may be changed only then.
    setTimeout(() => reveal?.(last.position, last.entered));
  });
  const enter = useEffectEvent(() => {
    if (visit === null) return;
    seen.current = { uuid: visit.entered, position: visit.start, entered: visit.entered };
    opener.current = visit.opener;
  });
  useEffect(() => {
    if (isOpen) enter();
    else leave();
  }, [isOpen]);

  useEffect(() => {
    if (landing === null || isOpen) return;
    const frame = requestAnimationFrame(() => {
      const link = isOfOneWork ? openerOf(opener.current, landing) : nearestLink(container.current, landing);
      // Keeps the focus that has moved elsewhere meanwhile.
      const hasMovedOn = !isFocusOnPage();
      if (link === undefined && !hasMovedOn) return;
      setLanding(null);
      if (hasMovedOn) return;
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });

  const onMove = (uuid: string, position: number) => {
    if (visit === null) return;
    seen.current = { uuid, position, entered: visit.entered };
    move(uuid, placeOf?.(position));
  };

  return {
    container,
    isOpen,
    openFrom(event: MouseEvent, uuid: string): void {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const start = visitTo(uuid)?.start;
      open(uuid, start === undefined ? {} : placeOf?.(start));
    },
    viewer:
      visit === null ? null : (
        <LazyViewer
          source={visit.source}
          start={visit.start}
          countedUuid={isOfOneWork ? visit.entered : undefined}
          onMove={onMove}
          onClose={close}
        />
      ),
  };
}

/** What opened the room, or else the first link to the work. */
const openerOf = (opener: Element | null, uuid: string): HTMLElement | undefined =>
  opener instanceof HTMLElement && opener.isConnected && opener.dataset.lead === uuid
    ? opener
    : (document.querySelector<HTMLElement>(`[data-lead="${uuid}"]`) ?? undefined);

/** The link to a work on the wall, or outside of it (`LeadCardLink`), that is nearest to what is seen of the page. */
function nearestLink(wall: HTMLElement | null, uuid: string): HTMLElement | undefined {
  const links = [
    ...(wall?.querySelectorAll<HTMLElement>(`[data-artwork="${uuid}"]`) ?? []),
    ...document.querySelectorAll<HTMLElement>(`[data-lead="${uuid}"]`),
  ];
  const middle = window.innerHeight / 2;
  const distance = (link: HTMLElement) => {
    const { top, bottom } = link.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - middle);
  };
  return links.sort((a, b) => distance(a) - distance(b))[0];
}
