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
/** Navigations that wait for the network. Each gets the fault that was reported last. */
let waiting: ((reported: NavigationFault | null) => void)[] = [];

/**
 * Keeps the page if the data of the next one can't be fetched. Next would load that as a document, and without a network
 * the browser shows its own error page. Here the fetch waits until the visitor retries or the network is back, and
 * `navigationFault` reports it. A later navigation replaces it. `navigator.onLine` isn't used, because it is false on a
 * machine that runs the site without a network. Data that breaks off behind its first part can't be repeated, as Next has begun to
 * show it: its page is then loaded as a document.
 * @param load loads an address as a document
 * @returns the function that ends it
 */
export function holdFailedNavigations(
  load: (address: string) => void = (address) => window.location.assign(address),
): () => void {
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
        const shown = isNavigation(init) ? await unbroken(answer, load) : answer;
        if (waiting.length > 0) resume();
        return shown;
      } catch (error) {
        if (!isNavigation(init)) throw error;
        await networkBack();
      }
    }
  };
  window.fetch = held;
  return () => {
    end.abort();
    if (window.fetch === held) window.fetch = send;
  };
}

/** Reports a fault. @returns whether it is the one that is reported when the network is back */
function networkBack(): Promise<boolean> {
  const fault: NavigationFault = { place: placeOf(pressed), retry: resume };
  navigationFault.set(fault);
  return new Promise((resolve) => waiting.push((reported) => resolve(reported === fault)));
}

/** Repeats the waiting fetches. */
function resume(): void {
  const reported = navigationFault.get();
  clearFault();
  const resolves = waiting;
  waiting = [];
  for (const resolve of resolves) resolve(reported);
}

/**
 * The answer as soon as its first part is there, with a body that waits instead of failing. Once the network is back, its page is
 * loaded, unless another navigation has begun.
 */
async function unbroken(answer: Response, load: (address: string) => void): Promise<Response> {
  const { body, url, redirected, status, statusText, headers } = answer;
  if (body === null) return answer;
  const reader = body.getReader();
  let next: ReadableStreamReadResult<Uint8Array> | null = await reader.read();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = next ?? (await reader.read());
        next = null;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        if (await networkBack()) load(documentOf(url));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const shown = new Response(stream, { status, statusText, headers });
  return Object.defineProperties(shown, { url: { value: url }, redirected: { value: redirected } });
}

/** The address of the page whose data has this one. */
function documentOf(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('_rsc');
  return address.href;
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
