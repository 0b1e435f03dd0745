import { createStore } from './store';

/** The attribute of an element that reports a failed navigation. Its value identifies the place. */
export const FAULT_PLACE = 'data-fault-place';

/** A navigation that found no network. */
export interface NavigationFault {
  /** The place of the list whose control was pressed; null if there is none, or none in sight. */
  place: string | null;
  retry: () => void;
}

export const navigationFault = createStore<NavigationFault | null>(null);

/** Clears the reported fault when another navigation begins or arrives. */
export const clearFault = () => navigationFault.set(null);

/** The last used control and its ancestors. Its list may be redrawn when its navigation begins. */
let pressed: readonly EventTarget[] = [];
/** Navigations that wait for the network. */
let waiting: (() => void)[] = [];

/**
 * Keeps the page if the data of the next one can't be fetched. Next would load that as a document, and without a network
 * the browser shows its own error page. Here the fetch waits until the visitor retries or the network is back, and
 * `navigationFault` reports it. A later navigation replaces it. `navigator.onLine` isn't used, because it is false on a
 * machine that runs the site without a network.
 * @returns the function that ends it
 */
export function holdFailedNavigations(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const note = (event: Event) => {
    pressed = event.composedPath();
  };
  for (const type of ['click', 'change', 'submit'])
    document.addEventListener(type, note, { capture: true, signal });
  window.addEventListener('online', resume, { signal });
  window.addEventListener('popstate', clearFault, { signal });

  const send = window.fetch;
  const held: typeof fetch = async (input, init) => {
    for (;;) {
      try {
        const answer = await send(input, init);
        // The network may be lost while the data arrives.
        if (isNavigation(init)) await answer.clone().arrayBuffer();
        if (waiting.length > 0) resume();
        return answer;
      } catch (error) {
        if (!isNavigation(init)) throw error;
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          navigationFault.set({ place: placeOf(pressed), retry: resume });
        });
      }
    }
  };
  window.fetch = held;
  return () => {
    end.abort();
    if (window.fetch === held) window.fetch = send;
  };
}

/** Repeats the waiting fetches. */
function resume(): void {
  clearFault();
  const resolves = waiting;
  waiting = [];
  for (const resolve of resolves) resolve();
}

/** Whether Next fetches a page to show it, and not to prefetch it. */
function isNavigation(init: RequestInit | undefined): boolean {
  const headers = init?.headers ?? {};
  return 'rsc' in headers && !('next-router-prefetch' in headers);
}

/** Finds the place behind the pressed control, or else before it, in the closest box of the page's main part that has one. */
function placeOf(path: readonly EventTarget[]): string | null {
  const boxes = path.filter((target) => target instanceof Element).filter((box) => box.isConnected);
  const main = boxes.findIndex((box) => box.matches('main'));
  const [control] = boxes;
  for (const box of boxes.slice(0, main + 1)) {
    const places = [...box.querySelectorAll(`[${FAULT_PLACE}]`)];
    const place = places.find((each) => isBehind(each, control)) ?? places.at(-1);
    if (place === undefined) continue;
    const { top } = place.getBoundingClientRect();
    // The place scrolls itself into view, but doesn't lead far away from the control.
    return top >= 0 && top < 2 * window.innerHeight ? place.getAttribute(FAULT_PLACE) : null;
  }
  return null;
}

function isBehind(place: Element, control: Element | undefined): boolean {
  return (
    control !== undefined && (control.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  );
}
