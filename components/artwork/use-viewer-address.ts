import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { VIEWER_PARAMETER } from '@/lib/paths/query';

/**
 * The viewing room in the address bar: `?artwork=` names the work, opening the room is a step of the history,
 * and going back leaves it (P-91, P-92). The page below is not loaded again.
 */
const REST_MS = 300;

interface EntryState {
  isViewer?: boolean;
}

function readAddress(): string | null {
  return new URLSearchParams(window.location.search).get(VIEWER_PARAMETER);
}

/** What else the address says of where a work hangs; null takes a key out. */
export type ViewerPlace = Readonly<Record<string, string | null>>;

/** The current address with another work, or with none. */
function addressWith(uuid: string | null, place: ViewerPlace = {}): string {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries({ ...place, [VIEWER_PARAMETER]: uuid })) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

function isOwnEntry(): boolean {
  return (window.history.state as EntryState | null)?.isViewer === true;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** `pushState` and `replaceState` fire no event, so this notifies listeners. */
function tell(): void {
  for (const listener of listeners) listener();
}

/** The work that the address names, which alone says what is open, and the moves that change the address. */
export function useViewerAddress() {
  // A link of the site may lead to this page with another work or with none: the address is read anew then.
  useSearchParams();
  const uuid = useSyncExternalStore(subscribe, readAddress, () => null);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLeaving = useRef(false);

  useEffect(() => {
    const onStep = () => {
      clearTimeout(resting.current);
      isLeaving.current = false;
    };
    // Next stops loading the page of a pressed link when the address is written meanwhile.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link !== null && link.getAttribute('target') !== '_blank' && isPlainClick(event))
        clearTimeout(resting.current);
    };
    window.addEventListener('popstate', onStep);
    document.addEventListener('click', onClick, true);
    return () => {
      clearTimeout(resting.current);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onStep);
    };
  }, []);

  return {
    uuid,

    open(next: string, place?: ViewerPlace): void {
      window.history.pushState({ isViewer: true }, '', addressWith(next, place));
      tell();
    },

    /** Names the work that is looked at, once the visitor rests at it. */
    move(next: string, place?: ViewerPlace): void {
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        if (isLeaving.current || readAddress() === null || readAddress() === next) return;
        window.history.replaceState({ isViewer: isOwnEntry() }, '', addressWith(next, place));
      }, REST_MS);
    },

    /** Leaves the room: a step back where opening it was a step forward. */
    close(): void {
      clearTimeout(resting.current);
      if (isLeaving.current) return;
      if (isOwnEntry()) {
        isLeaving.current = true;
        window.history.back();
        return;
      }
      window.history.replaceState(null, '', addressWith(null));
      tell();
    },
  };
}
