import { DIALOG, focusPage } from './focus-page';

/** What takes the focus by itself. */
const CONTROL = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** The focus stays within the nearest of these. */
const FRAME = `main, ${DIALOG}`;

/** Milliseconds that other code has to focus something else: a dialog that closes returns the focus a moment later. */
const OTHERS_MS = 50;

/** An element, and its place among the children of its parent when it was focused. */
interface Step {
  element: Element;
  index: number;
}

/** The focused element and its ancestors, up to the body. */
function wayTo(element: Element | null): Step[] {
  const steps: Step[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement)
    steps.push({ element: at, index: [...(at.parentElement?.children ?? [])].indexOf(at) });
  return steps;
}

const isUsable = (control: HTMLElement) =>
  !control.matches(':disabled, [tabindex="-1"], [type=hidden]') &&
  control.closest('[inert], [hidden]') === null &&
  // jsdom has no such method.
  (control as Partial<HTMLElement>).checkVisibility?.() !== false;

function controlsIn(element: Element): HTMLElement[] {
  const inside = element.querySelectorAll<HTMLElement>(CONTROL);
  return [...(element instanceof HTMLElement && element.matches(CONTROL) ? [element] : []), ...inside];
}

/** The control that is nearest to where a removed one was: the same one of the next row, or another of the same part of the page. */
function nearest(way: readonly Step[]): HTMLElement | null {
  const there = way.findIndex(({ element }) => element.isConnected);
  const [focused] = way;
  const removed = way[there - 1];
  if (focused === undefined || removed === undefined || way[there]?.element.closest(FRAME) == null)
    return null;
  const before = controlsIn(removed.element);
  const place = before.findIndex((control) => control === focused.element);
  for (const [level, { element: parent }] of way.slice(there).entries()) {
    const index = way[there - 1 + level]?.index ?? 0;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).toReversed()]) {
      const controls = controlsIn(child);
      const same = level === 0 && controls.length === before.length ? controls[place] : undefined;
      const control = [...(same ? [same] : []), ...controls].find(isUsable);
      if (control !== undefined) return control;
    }
    if (parent.matches(FRAME)) return null;
  }
  return null;
}

/**
 * Keeps the focus on the page where the focused control is removed: a browser would leave it on the body, from where the
 * keyboard begins anew. Code that focuses something else itself comes first. Another page is left to its navigation.
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  let way: Step[] = [];
  /** The page that it belongs to: the focus of a new page isn't kept here. */
  let page = '';
  /** How the focus came to where it was before it left its frame: into a toast. */
  let inFrame: Step[] = [];
  let timer: number | undefined;
  const end = new AbortController();

  const note = (element: Element | null) => {
    way = wayTo(element);
    page = window.location.pathname;
    if (element?.closest(FRAME) != null) inFrame = way;
  };
  /** A dialog takes the focus of what is removed inside it, as a whole. */
  const isLost = () => {
    const { activeElement } = document;
    const isNowhere = activeElement === document.body || activeElement?.matches(DIALOG) === true;
    return isNowhere && way[0]?.element.isConnected === false;
  };
  const move = () => {
    if (!isLost() || window.location.pathname !== page) return;
    const [last] = inFrame;
    const control = nearest(way) ?? (last?.element.isConnected === true ? last.element : nearest(inFrame));
    if (control instanceof HTMLElement) control.focus();
    if (isLost()) focusPage();
    way = [];
  };

  const options = { signal: end.signal, capture: true };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isDialog = target instanceof Element && target.matches(DIALOG);
      if (target instanceof Element && !(isDialog && isLost())) note(target);
    },
    options,
  );
  // What surrounds the control may have changed since it was focused.
  document.addEventListener(
    'click',
    () => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) note(activeElement);
    },
    options,
  );
  // Who presses a free place of the page takes the focus away.
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget !== null) return;
      window.setTimeout(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body)
          way = [];
      });
    },
    options,
  );

  const observer = new MutationObserver(() => {
    if (way[0]?.element.isConnected !== false) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(move, OTHERS_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    end.abort();
  };
}
