import { DIALOG, focusPage } from './focus-page';

/** What takes the focus by itself. */
const CONTROL = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';
/** A field that opens the keyboard of a phone. */
const TEXT_FIELD = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';
/** The focus stays within the nearest of these. */
const FRAME = `main, ${DIALOG}`;
/** Toasts are outside of the page's content. */
const TOAST = '[role=status]';

/** Milliseconds that other code has to focus something else: a dialog that closes returns the focus a moment later. */
const OTHERS_MS = 50;

/** An element, and its place among the children of its parent when it was focused. */
interface Step {
  element: Element;
  index: number;
}

/** Where the focus is: the focused element and its ancestors, up to the body. */
interface Way {
  steps: readonly Step[];
  path: string;
  isByKey: boolean;
}

const NOWHERE: Way = { steps: [], path: '', isByKey: false };

function wayTo(element: Element): Way {
  const steps: Step[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    steps.push({ element: at, index: [...(at.parentElement?.children ?? [])].indexOf(at) });
  return { steps, path: window.location.pathname, isByKey: element.matches(':focus-visible') };
}

/** Whether a control can take the focus that a removed one had. */
const takesFocus = (control: HTMLElement, { isByKey }: Way) =>
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
function nearest(way: Way): HTMLElement | null {
  const { steps } = way;
  const there = steps.findIndex(({ element }) => element.isConnected);
  const [focused] = steps;
  const removed = steps[there - 1];
  if (focused === undefined || removed === undefined || steps[there]?.element.closest(FRAME) == null)
    return null;
  const before = controlsIn(removed.element);
  const place = before.findIndex((control) => control === focused.element);
  const isUsable = (control: HTMLElement) => takesFocus(control, way);
  for (const [level, { element: parent }] of steps.slice(there).entries()) {
    const index = steps[there - 1 + level]?.index ?? 0;
    const children = [...parent.children];
    /** The same control of a row of the same list. */
    const sameOf = (row: Element | undefined) => {
      const controls = level === 0 && row !== undefined ? controlsIn(row) : [];
      const same = controls.length === before.length ? controls[place] : undefined;
      return same !== undefined && isUsable(same) ? same : undefined;
    };
    const behind = children.slice(index).flatMap(controlsIn).find(isUsable);
    const ahead = children.slice(0, index).flatMap(controlsIn).findLast(isUsable);
    const control = sameOf(children[index]) ?? sameOf(children[index - 1]) ?? behind ?? ahead;
    if (control !== undefined) return control;
    if (parent.matches(FRAME)) return null;
  }
  return null;
}

/**
 * Keeps the focus on the page where the focused control is removed: a browser would leave it on the body, from where the
 * keyboard begins anew. Code that focuses something else itself comes first. Nothing is scrolled. Another page is left to its
 * navigation.
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  let way = NOWHERE;
  /** Where the focus was before it went from the page's content into a toast. */
  let inFrame = NOWHERE;
  let timer: number | undefined;
  const end = new AbortController();
  const on = (type: string, hear: (event: Event) => void) =>
    document.addEventListener(type, hear, { signal: end.signal, capture: true });

  const note = (element: Element | null) => {
    if (element === null || element === document.body) return;
    way = wayTo(element);
    if (element.closest(FRAME) !== null) inFrame = way;
  };
  const isRemoved = () => way.steps[0]?.element.isConnected === false;
  /** A dialog takes the focus of what is removed inside it, as a whole. */
  const isLost = () => {
    const { activeElement } = document;
    return isRemoved() && (activeElement === document.body || activeElement?.matches(DIALOG) === true);
  };
  /** Where the focus came from into a toast that is gone. */
  const origin = (): Element | null => {
    const wasToast = way.steps.some(({ element }) => element.matches(TOAST));
    const { steps, path } = inFrame;
    if (!wasToast || path !== way.path) return null;
    const element = steps[0]?.element;
    return element?.isConnected === true ? element : nearest(inFrame);
  };
  const move = () => {
    timer = undefined;
    if (!isRemoved()) return;
    if (window.location.pathname !== way.path) inFrame = NOWHERE;
    else if (isLost()) {
      const control = nearest(way) ?? origin();
      if (control instanceof HTMLElement) control.focus({ preventScroll: true });
      if (isLost()) focusPage();
    }
    if (isRemoved()) way = NOWHERE;
  };

  note(document.activeElement);
  on('focusin', ({ target }) => {
    const isDialog = target instanceof Element && target.matches(DIALOG);
    if (target instanceof Element && !(isDialog && isLost())) note(target);
  });
  // What surrounds the control may have changed since it was focused.
  on('click', () => note(document.activeElement));
  // A press on a free place takes the focus away on purpose.
  on('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest(CONTROL) === null && isRemoved()) way = NOWHERE;
  });
  on('focusout', (event) => {
    const { target, relatedTarget } = event as FocusEvent;
    if (relatedTarget !== null) return;
    window.setTimeout(() => {
      if (target instanceof Element && target.isConnected && document.activeElement === document.body)
        way = NOWHERE;
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
