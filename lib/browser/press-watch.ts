import { isComposing } from './composing';
import {
  controlOf,
  GUARD_MS,
  GUARD_RADIUS,
  hasFocusMoved,
  nameOf,
  PRESS_EVENTS,
  swallow,
} from './press-events';
import type { EarlierPress } from './press-guard';
import { begunCalls } from './press-lock';

type Press = Event & Partial<Pick<MouseEvent, 'clientX' | 'clientY'> & Pick<KeyboardEvent, 'key'>>;

type WatchedPress = Omit<EarlierPress, 'isSending'> & {
  event: Press;
  /** How many calls had begun before it. */
  calls: number;
};

/**
 * Loads the guard of presses when the page is first used, and passes the last press before it on to it. Until it listens, a
 * second press does nothing, except on the same control while its label is unchanged and it has begun no call (the next slide).
 * @returns the function that ends the watch
 */
export function loadPressGuardWithUse(): () => void {
  const end = new AbortController();
  let isLoading = false;
  let isLoaded = false;
  let press: WatchedPress | null = null;
  let isSecond = false;

  const load = () => {
    isLoading = true;
    import('./press-guard').then(
      ({ rememberPress }) => {
        isLoaded = true;
        if (press !== null && !end.signal.aborted) rememberPress({ ...press, isSending: isSending(press) });
      },
      // Without it buttons still have their own locks, and calls their keys.
      () => end.abort(),
    );
  };
  const hear = (event: Press) => {
    const { type, key = ' ' } = event;
    // A `touchstart` without a `pointerdown` only starts a page's late scripts. It is no press.
    if (!isLoading && type !== 'touchstart') load();
    if (type === 'keydown' || type === 'pointerdown') {
      // The guard listens: this press and all later ones are its own.
      if (isLoaded) return end.abort();
      const isWriting = event instanceof KeyboardEvent && isComposing(event);
      const isPress = !isWriting && (key === ' ' || key === 'Enter');
      isSecond = isPress && press?.hasActed === true && isSecondOf(press, event);
      if (!isSecond)
        press = isPress ? { event, name: nameAt(event), hasActed: false, calls: begunCalls() } : null;
    }
    // What is pressed after typing is meant.
    if (type === 'input') press = null;
    if (isSecond) swallow(event);
    else if (type === 'click' && press !== null) press.hasActed = true;
    if (type === 'click' || type === 'keydown') isSecond = false;
  };
  // A mouse moves before it presses.
  const options = { capture: true, signal: end.signal };
  for (const type of ['pointermove', 'input', ...PRESS_EVENTS]) window.addEventListener(type, hear, options);
  window.addEventListener('keydown', hear, options);
  return () => end.abort();
}

const isSending = ({ calls, hasActed }: WatchedPress): boolean => hasActed && begunCalls() > calls;

const nameAt = ({ target }: Event): string => {
  const control = controlOf(target);
  return control === null ? '' : nameOf(control);
};

/** Whether a press comes soon after another one and would act on what that has changed, or send again. */
function isSecondOf(
  watched: WatchedPress,
  { type, timeStamp, target, clientX = NaN, clientY = NaN }: Press,
): boolean {
  const { event: first, name } = watched;
  if (type !== first.type || timeStamp - first.timeStamp >= GUARD_MS) return false;
  const control = controlOf(target);
  if (control === controlOf(first.target))
    return isSending(watched) || (control === null ? type === 'keydown' : nameOf(control) !== name);
  const distance = Math.hypot(clientX - (first.clientX ?? NaN), clientY - (first.clientY ?? NaN));
  if (distance <= GUARD_RADIUS) return true;
  return first.target instanceof Element && target instanceof Element && hasFocusMoved(first.target, target);
}
