import { isComposing } from './composing';
import { DIALOG, focusPage } from './focus-page';

/** Selects focusable controls. */
const CONTROL = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';
/** Selects fields that open the keyboard of a phone. */
const TEXT_FIELD = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';
/** Selects the parts of a document that keep the focus within them. */
const FRAME = `main, ${DIALOG}`;
/** Selects the place of toasts, which is outside of the page's content. */
const TOAST = '[role=status]';

/** Milliseconds that other code has to focus something else: a dialog that closes returns the focus a moment later. */
const OTHERS_MS = 50;

/** An element, and its place among the children of its parent when it was focused. */
interface Step {
  element: Element;
  index: number;
}

/** Where the focus is. */
interface FocusPlace {
  /** The focused element and its ancestors, up to the body. */
  steps: readonly Step[];
  pathname: string;
  /** Whether the focus is shown, as after a key. */
  isByKey: boolean;
  /** Whether the element has been used since: a press that is still on its way must not meet another record's control. */
  isUsed: boolean;
}

const NOWHERE: FocusPlace = { steps: [], pathname: '', isByKey: false, isUsed: false };

function placeOf(element: Element): FocusPlace {
  const steps: Step[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    steps.push({ element: at, index: [...(at.parentElement?.children ?? [])].indexOf(at) });
  const isByKey = element.matches(':focus-visible');
  return { steps, pathname: window.location.pathname, isByKey, isUsed: false };
}

/** Whether a control can take the focus that a removed one had. */
const takesFocus = (control: HTMLElement, { isByKey }: FocusPlace) =>
  !control.matches(':disabled, [tabindex="-1"], [type=hidden]') &&
  (isByKey || !control.matches(TEXT_FIELD)) &&
  control.closest('[inert], [hidden]') === null &&
  // jsdom has no such method.
  (control as Partial<HTMLElement>).checkVisibility?.({ visibilityProperty: true }) !== false;

function controlsIn(element: Element): HTMLElement[] {
  const inside = element.querySelectorAll<HTMLElement>(CONTROL);
  return [...(element instanceof HTMLElement && element.matches(CONTROL) ? [element] : []), ...inside];
}

/** Returns the control that is nearest to a removed one: the same one of the next row, else the next or the previous one of its part of the page. */
function nearest(place: FocusPlace): HTMLElement | null {
  const { steps } = place;
  const connected = steps.findIndex(({ element }) => element.isConnected);
  const [focused] = steps;
  const removed = steps[connected - 1];
  if (focused === undefined || removed === undefined || steps[connected]?.element.closest(FRAME) == null)
    return null;
  const before = controlsIn(removed.element);
  const position = before.findIndex((control) => control === focused.element);
  const isUsable = (control: HTMLElement) => takesFocus(control, place);
  for (const [level, { element: parent }] of steps.slice(connected).entries()) {
    const index = steps[connected - 1 + level]?.index ?? 0;
    const children = [...parent.children];
    /** The same control of a row of the same list. */
    const sameOf = (row: Element | undefined) => {
      const controls = level === 0 && row !== undefined ? controlsIn(row) : [];
      const same = controls.length === before.length ? controls[position] : undefined;
      return same !== undefined && isUsable(same) ? same : undefined;
    };
    const following = children.slice(index).flatMap(controlsIn).find(isUsable);
    const preceding = children.slice(0, index).flatMap(controlsIn).findLast(isUsable);
    const control = sameOf(children[index]) ?? sameOf(children[index - 1]) ?? following ?? preceding;
    if (control !== undefined) return control;
    if (parent.matches(FRAME)) return null;
  }
  return null;
}

/**
 * Keeps the focus on the page where the focused control is removed: a browser would leave it on the body, from where the
 * keyboard begins anew. A control that was used leads to the nearest one, any other to the page. Code that focuses something else
 * itself comes first. Nothing is scrolled. Another page is left to its navigation.
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  let place = NOWHERE;
  /** The last place within a frame: before the focus went into a toast. */
  let lastInFrame = NOWHERE;
  let timer: number | undefined;
  const end = new AbortController();
  const on = (type: string, hear: (event: Event) => void) =>
    document.addEventListener(type, hear, { signal: end.signal, capture: true });

  const note = (element: Element | null) => {
    if (element === null || element === document.body) return;
    place = placeOf(element);
    if (element.closest(FRAME) !== null) lastInFrame = place;
  };
  const isRemoved = () => place.steps[0]?.element.isConnected === false;
  /** A dialog takes the focus of what is removed inside it, as a whole. */
  const isLost = () => {
    const { activeElement } = document;
    return isRemoved() && (activeElement === document.body || activeElement?.matches(DIALOG) === true);
  };
  /** Returns the control that had the focus before a toast, which is gone, took it. */
  const origin = (): Element | null => {
    const wasToast = place.steps.some(({ element }) => element.matches(TOAST));
    const { steps, pathname } = lastInFrame;
    if (!wasToast || pathname !== place.pathname) return null;
    const element = steps[0]?.element;
    return element?.isConnected === true ? element : nearest(lastInFrame);
  };
  const move = () => {
    timer = undefined;
    if (!isRemoved()) return;
    if (window.location.pathname !== place.pathname) lastInFrame = NOWHERE;
    else if (isLost()) {
      const control = (place.isUsed ? nearest(place) : null) ?? origin();
      if (control instanceof HTMLElement) control.focus({ preventScroll: true });
      if (isLost()) focusPage();
    }
    if (isRemoved()) place = NOWHERE;
  };

  note(document.activeElement);
  on('focusin', ({ target }) => {
    const isDialog = target instanceof Element && target.matches(DIALOG);
    if (target instanceof Element && !(isDialog && isLost())) note(target);
  });
  const use = () => {
    // What surrounds the control may have changed since it was focused.
    note(document.activeElement);
    place = { ...place, isUsed: true };
  };
  on('click', use);
  on('keydown', (event) => {
    if (event instanceof KeyboardEvent && (isComposing(event) || event.key !== 'Tab')) use();
  });
  // A press on a free place takes the focus away on purpose.
  on('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest(CONTROL) === null && isRemoved()) place = NOWHERE;
  });
  on('focusout', (event) => {
    const { target, relatedTarget } = event as FocusEvent;
    if (relatedTarget !== null) return;
    window.setTimeout(() => {
      if (target instanceof Element && target.isConnected && document.activeElement === document.body)
        place = NOWHERE;
    });
  });

  const observer = new MutationObserver(() => {
    if (isRemoved()) timer ??= window.setTimeout(move, OTHERS_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    end.abort();
  };
}
