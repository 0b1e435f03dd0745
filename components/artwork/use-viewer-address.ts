import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The viewing room in the address bar: `?artwork=` names the work, opening it is a step of the history, and
 * going back leaves the room (P-91, P-92). The browser's own history is the truth; the page
 * below is not loaded again.
 */
const KEY = 'artwork';
const REST_MS = 300;

interface EntryState {
  isViewer?: boolean;
}

function readAddress(): string | null {
  return new URLSearchParams(window.location.search).get(KEY);
}

/** What else the address says of where a work hangs; null takes it out. */
export type ViewerPlace = Readonly<Record<string, string | null>>;

/** The current address with another work, or with none. */
function addressWith(uuid: string | null, place: ViewerPlace = {}): string {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries({ ...place, [KEY]: uuid })) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

function isOwnEntry(): boolean {
  return (window.history.state as EntryState | null)?.isViewer === true;
}

export function useViewerAddress() {
  const [uuid, setUuid] = useState<string | null>(null);
  const moving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const read = () => {
      clearTimeout(moving.current);
      setUuid(readAddress());
    };
    read();
    window.addEventListener('popstate', read);
    return () => {
      clearTimeout(moving.current);
      window.removeEventListener('popstate', read);
    };
  }, []);

  const open = useCallback((next: string, place?: ViewerPlace) => {
    window.history.pushState({ isViewer: true }, '', addressWith(next, place));
    setUuid(next);
  }, []);

  /** Names the work that is looked at, once the visitor rests at it. */
  const move = useCallback((next: string, place?: ViewerPlace) => {
    clearTimeout(moving.current);
    moving.current = setTimeout(() => {
      if (readAddress() === null || readAddress() === next) return;
      window.history.replaceState({ isViewer: isOwnEntry() }, '', addressWith(next, place));
    }, REST_MS);
  }, []);

  const close = useCallback(() => {
    clearTimeout(moving.current);
    setUuid(null);
    if (isOwnEntry()) window.history.back();
    else window.history.replaceState(null, '', addressWith(null));
  }, []);

  return { uuid, open, move, close };
}
