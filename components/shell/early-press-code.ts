import { TAKEN } from '@/lib/browser/composing';
import * as networkMessages from '@/lib/messages/network';
import { HYDRATED, SCRIPTS_LOST } from '@/lib/signs-of-use';

/** What a script answers, and the browser doesn't. It opens and closes a popover itself. */
const CONTROLS = 'button[type=button]:not([popovertarget])';
/** The browser changes these by itself, which React doesn't hear of before it has hydrated them. */
const CHOICES = 'input[type=checkbox], input[type=radio], label:has(input[type=checkbox], input[type=radio])';
/** Enlarges a work over its page. Without a script it leads to the picture alone. */
const ENLARGES = 'a[data-lead][href^="/media/"]';
/** From one try to the next, where React cannot hydrate the part of the page that was pressed yet. */
const AGAIN_MS = 50;

/**
 * Keeps the last press that no script has answered, and makes it again when the page is hydrated: in a task of its own, for React
 * hydrates nothing for a click that comes from an effect. React stops a click on a part that it can't hydrate yet before it reaches the
 * part; then it is made again a little later. A press for which React has hydrated the page is still on its way and reaches its
 * control, so it is made once. Links and searches work without a script, except without a network, where they would lead to the
 * browser's error page. A link that enlarges a picture waits for the script.
 *
 * A part that a button only unfolds, such as the menu, is unfolded at once. React takes it for folded, as it was rendered, until the press is made
 * again. A second press folds it, and nothing is made again.
 *
 * A checkbox whose click React has stopped stays as it was: changed by the browser, the click that is made again would change it back. The listener
 * for that is added behind React's.
 *
 * The Enter that ends a syllable submits nothing, neither before the page is hydrated nor after it (`isComposing`).
 *
 * The listeners are on the document, where React's will be, so that they don't hear what `press-guard` swallows.
 */
export const EARLY_PRESS = `(() => {
  let press = null;
  let isLost = false;
  let isHydrated = false;
  const tellLost = () => {
    isLost = true;
    if (press === null || navigator.onLine) return;
    press = null;
    alert('${networkMessages.offline}');
  };
  const listen = (kept) => kept.element.addEventListener(kept.event.type, kept.arrive, { capture: true, once: true });
  const settle = (kept) => {
    if (press !== kept) return;
    if (kept.hasArrived || !kept.element.isConnected) press = null;
    else setTimeout(makeAgain, ${AGAIN_MS}, kept);
  };
  const makeAgain = (kept) => {
    if (press !== kept || !kept.element.isConnected) return;
    kept.hasArrived = false;
    listen(kept);
    kept.isAgain = true;
    kept.again();
    settle(kept);
  };
  const keep = (event, element, again, undo) => {
    if (press?.isAgain && press.element === element) return;
    const kept = { event, element, again, undo, hasArrived: false, isAgain: false, arrive: () => (kept.hasArrived = true) };
    press?.undo?.();
    press = kept;
    listen(kept);
    if (isLost) tellLost();
    else if (isHydrated) setTimeout(settle, 0, kept);
  };
  const folderOf = (button) => {
    const part = isHydrated ? null : document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (part === null || part.hidden !== (button.ariaExpanded === 'false')) return undefined;
    return () => {
      part.hidden = !part.hidden;
      button.ariaExpanded = String(!part.hidden);
    };
  };
  const onClick = (event) => {
    const link = isHydrated || navigator.onLine ? null : event.target.closest('a[data-soft]');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const picture = isHydrated || isLost || !isPlain ? null : event.target.closest('${ENLARGES}');
    if (picture) event.preventDefault();
    const isInPage = link?.hash && link.pathname + link.search === location.pathname + location.search;
    const loads = link && !isInPage;
    if (loads) event.preventDefault();
    const control = loads ? link : (picture ?? event.target.closest('${CONTROLS}, ${CHOICES}'));
    if (!control) return isLost ? tellLost() : undefined;
    const fold = folderOf(control);
    if (fold && press?.element === control) {
      press = null;
      return fold();
    }
    keep(event, control, () => control.click(), fold);
    fold?.();
  };
  const onSubmit = (event) => {
    const form = event.target;
    const isForScript = !form.hasAttribute('action');
    if (isHydrated || (!isForScript && (navigator.onLine || form.method !== 'get'))) return;
    event.preventDefault();
    keep(event, form, () => form.requestSubmit());
  };
  const onKeyDown = (event) => {
    const isComposing = event.isComposing || event.keyCode === ${TAKEN};
    if (event.key === 'Enter' && isComposing && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  addEventListener('click', (event) => {
    if (!isHydrated && !isLost && event.target.closest('${CHOICES}')) event.preventDefault();
  });
  addEventListener('${HYDRATED}', () => {
    isHydrated = true;
    document.addEventListener('click', (event) => {
      if (event.cancelBubble && event.target.closest('${CHOICES}')) event.preventDefault();
    }, true);
    if (press) setTimeout(press.event.eventPhase === Event.NONE ? makeAgain : settle, 0, press);
  }, { once: true });
  addEventListener('${SCRIPTS_LOST}', tellLost);
})()`;
