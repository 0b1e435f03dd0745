import { isComposing } from '@/lib/browser/composing';

/** How long a pointer or the focus rests on a card, and a finger on a portrait. */
export const PAUSE_MS = 300;
export const PRESS_MS = 400;
/** A finger that moves further than this, in CSS pixels, scrolls. */
const STILL = 10;

interface Press {
  portrait: HTMLElement;
  x: number;
  y: number;
  isDown: boolean;
  /** It has shown the works, so the click at its end is not a tap. */
  isLong: boolean;
}

/** The portrait of the card that a node lies in. A portrait names its artist in `data-artist`. */
const portraitOf = (node: EventTarget | null) =>
  node instanceof Element ? (node.closest('li')?.querySelector<HTMLElement>('[data-artist]') ?? null) : null;

/**
 * Watches for pauses on the cards of a grid (P-172): of a pointer or the keyboard's focus on a card, and of a finger on
 * a portrait. Leaving the card, Esc and a tap elsewhere end what is shown.
 * @param show hears which portrait shows works from now on; null for none
 * @returns what stops watching
 */
export function watchPauses(grid: HTMLElement, show: (portrait: HTMLElement | null) => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The card that is paused on. After Esc it stays the same, so that it shows nothing until it is left. */
  let current: HTMLElement | null = null;
  let press: Press | null = null;

  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const leave = () => {
    if (current === null) return;
    current = null;
    hide();
  };
  const rest = (portrait: HTMLElement | null) => {
    if (portrait === current) return;
    leave();
    if (portrait === null) return;
    current = portrait;
    timer = setTimeout(() => show(portrait), PAUSE_MS);
  };
  const showPressed = () => {
    if (press === null || press.isLong) return;
    clearTimeout(timer);
    press.isLong = true;
    current = press.portrait;
    show(current);
  };
  const giveUp = () => {
    if (press?.isDown === true && !press.isLong) leave();
    if (press !== null) press.isDown = false;
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement | Document,
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
    isCapture = false,
  ) => target.addEventListener(name, listen as EventListener, { signal: end.signal, capture: isCapture });

  on(grid, 'pointerover', (event) => {
    if (event.pointerType !== 'touch') rest(portraitOf(event.target));
  });
  on(grid, 'pointerleave', (event) => {
    if (event.pointerType !== 'touch') leave();
  });
  on(grid, 'focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) rest(portraitOf(target));
  });
  on(grid, 'focusout', ({ target, relatedTarget }) => {
    if (portraitOf(target) === current && portraitOf(relatedTarget) !== current) leave();
  });

  on(document, 'pointerdown', ({ target, pointerType, clientX: x, clientY: y }) => {
    press = null;
    if (pointerType !== 'touch') return;
    const portrait = target instanceof Element ? target.closest<HTMLElement>('[data-artist]') : null;
    // A tap on the works that are shown follows the link that they lie in.
    if (portrait === current && portrait !== null) return;
    leave();
    if (portrait === null || !grid.contains(portrait)) return;
    press = { portrait, x, y, isDown: true, isLong: false };
    current = portrait;
    timer = setTimeout(showPressed, PRESS_MS);
  });
  on(document, 'pointermove', ({ clientX, clientY }) => {
    if (press !== null && Math.hypot(clientX - press.x, clientY - press.y) > STILL) giveUp();
  });
  on(document, 'pointerup', giveUp);
  on(document, 'pointercancel', giveUp);
  on(grid, 'contextmenu', (event) => {
    if (press?.isDown !== true) return;
    event.preventDefault();
    showPressed();
  });
  on(grid, 'dragstart', (event) => {
    if (press?.isDown === true) event.preventDefault();
  });
  on(
    grid,
    'click',
    (event) => {
      if (press?.isLong === true) event.preventDefault();
      press = null;
    },
    true,
  );
  on(document, 'keydown', (event) => {
    if (event.key === 'Escape' && current !== null && !isComposing(event)) hide();
  });

  // What watches is loaded at the first approach, which may be a pause already.
  const { activeElement } = document;
  if (matchMedia('(hover: hover) and (pointer: fine)').matches)
    rest(portraitOf(grid.querySelector('li:hover')));
  if (current === null && activeElement?.matches(':focus-visible') === true && grid.contains(activeElement)) {
    rest(portraitOf(activeElement));
  }

  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
