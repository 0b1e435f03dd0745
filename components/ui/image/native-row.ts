/** How long a row has to stand still after a finger has let it go, in milliseconds. */
const REST_MS = 120;

/** How many slides have been scrolled past. */
export function slidesBehind({ scrollLeft }: HTMLElement, list: HTMLElement): number {
  return [...list.children].filter(
    (slide) => slide instanceof HTMLElement && slide.offsetLeft + slide.offsetWidth / 2 < scrollLeft,
  ).length;
}

/**
 * Where a row stands that the browser scrolls.
 * @returns the slide in front (from 0; the last one at the row's end), the part of the row that is in sight and how far
 * along it is (both 0–1), and whether everything is in sight
 */
export function measureRow(box: HTMLElement, list: HTMLElement) {
  const { scrollLeft, clientWidth, scrollWidth } = box;
  const room = scrollWidth - clientWidth;
  const doesFit = room <= 1;
  const isEnd = !doesFit && scrollLeft >= room - 1;
  return {
    current: isEnd ? list.children.length - 1 : slidesBehind(box, list),
    seen: clientWidth / Math.max(1, scrollWidth),
    progress: doesFit ? 0 : scrollLeft / room,
    doesFit,
  };
}

/** Resolves when no finger is on the row and it has stopped: taken over earlier it would jump under the hand. */
export function untilAtRest(box: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let isHeld = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new AbortController();
    signal.addEventListener('abort', () => end.abort(), { once: true });
    const wait = () => {
      clearTimeout(timer);
      if (isHeld) return;
      timer = setTimeout(() => {
        end.abort();
        resolve();
      }, REST_MS);
    };
    const listen = (name: 'touchstart' | 'touchend' | 'touchcancel' | 'scroll', hold: boolean | null) =>
      box.addEventListener(
        name,
        () => {
          isHeld = hold ?? isHeld;
          wait();
        },
        { signal: end.signal, passive: true },
      );
    listen('touchstart', true);
    listen('touchend', false);
    listen('touchcancel', false);
    listen('scroll', null);
    wait();
  });
}
