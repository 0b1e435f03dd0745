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
import { keepFocus } from './keep-focus';
import { setPressLock } from './press-lock';

/*
 * Keeps a second press from acting on what the first one has changed. For `GUARD_MS` after a press on a control, no other
 * control under the pointer acts: an invisible shield takes its presses. A key does nothing if the focus has moved
 * meanwhile. A press that began a call is guarded in any case, its control is locked until the answer, and its place is
 * watched anew then, because the answer changes the page again.
 */

/** Marks the shield. */
export const SHIELD = 'data-press-shield';

const LINE_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file])';

interface Press {
  /** Where the pointer was; null for a press of a key. */
  place: { x: number; y: number } | null;
  control: Element;
  /** The control's label and state. */
  name: string;
  /** How far its page was scrolled. */
  scrolled: number;
  /** Milliseconds of `performance.now` until which its place is watched. */
  until: number;
  /** Whether its control has acted. A field that is left before that may save itself: the press didn't begin that call. */
  hasActed: boolean;
  /** Whether it began a call: then its own control doesn't act a second time either. */
  isSending: boolean;
}

let press: Press | null = null;
/** The shield. It protects the place of the latest press that changed something. */
let shield: { element: HTMLElement; timer: number; of: Press } | null = null;
let isSpaceSwallowed = false;
/** Controls whose calls have no response yet, with the number of calls. */
const locked = new Map<Element, number>();

/** When this module began to listen, in milliseconds of `performance.now`. */
const LISTENING_SINCE = performance.now();

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', onPointerDown, true);
  window.addEventListener('pointercancel', endPress, true);
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('keyup', onKeyUp, true);
  window.addEventListener('input', onInput, true);
  window.addEventListener('click', onClick, true);
  setPressLock(lockPress);
  keepFocus();
}

/**
 * Locks the control of the press that began a call, if there was one within `GUARD_MS`.
 * @returns the function that unlocks it when the call has ended
 */
export function lockPress(): () => void {
  const cause = press;
  if (cause === null || !cause.hasActed || performance.now() > cause.until) return () => undefined;
  const { control } = cause;
  cause.isSending = true;
  protect(cause);
  locked.set(control, (locked.get(control) ?? 0) + 1);
  return () => {
    const calls = (locked.get(control) ?? 0) - 1;
    if (calls > 0) locked.set(control, calls);
    else locked.delete(control);
    // A later press has a guard of its own.
    if (press !== cause) return;
    cause.isSending &&= performance.now() <= cause.until;
    cause.until = Math.max(cause.until, performance.now() + GUARD_MS);
    watch(cause);
  };
}

/** A press that began before this module listened. */
export interface EarlierPress {
  event: Event;
  /** The label and state of its control before it. */
  name: string;
  /** Whether its click has come. */
  hasActed: boolean;
  /** Whether it began a call. */
  isSending: boolean;
}

/** Takes over a press that began before this module listened. */
export function rememberPress({ event, name, hasActed, isSending }: EarlierPress): void {
  if (timeOf(event) >= LISTENING_SINCE) return;
  if (event.type === 'pointerdown') onPointerDown(event as PointerEvent);
  else onKeyDown(event as KeyboardEvent);
  if (press === null || !hasActed) return;
  Object.assign(press, { name, hasActed, isSending });
  if (isSending) protect(press);
}

function begin(place: Press['place'], control: Element): void {
  const until = performance.now() + GUARD_MS;
  // A key leaves no field, and its control acts at once.
  press = {
    ...{ place, control, until, name: nameOf(control), scrolled: scrollOf(control) },
    ...{ hasActed: place === null, isSending: false },
  };
  watch(press);
}

/** Looks at the place of a press in each frame, until something else is there or the time is over. */
function watch(watched: Press): void {
  if (watched.place === null) return;
  requestAnimationFrame(() => {
    if (press !== watched || performance.now() > watched.until || shield?.of === watched) return;
    if (hasChanged(watched)) protect(watched);
    else watch(watched);
  });
}

/** Whether a second press at the place would act on something else than the first. */
function hasChanged({ place, control, name, scrolled }: Press): boolean {
  if (!control.isConnected || nameOf(control) !== name) return true;
  // Scrolling deliberately moves another control under the pointer.
  if (scrollOf(control) !== scrolled) return false;
  const hit = place === null ? null : document.elementFromPoint(place.x, place.y);
  return hit === null || !control.contains(hit);
}

/** Pixels by which a control's page and the boxes around it are scrolled down. */
function scrollOf(control: Element): number {
  let sum = 0;
  for (let box: Element | null = control; box !== null; box = box.parentElement) sum += box.scrollTop;
  return sum;
}

function protect(guarded: Press): void {
  const { place, until } = guarded;
  const rest = until - performance.now();
  if (place === null || rest <= 0) return;
  const element = shield?.element ?? makeShield();
  element.style.left = `${place.x - GUARD_RADIUS}px`;
  element.style.top = `${place.y - GUARD_RADIUS}px`;
  window.clearTimeout(shield?.timer);
  shield = { element, timer: window.setTimeout(lowerShield, rest), of: guarded };
  document.body.append(element);
}

function lowerShield(): void {
  window.clearTimeout(shield?.timer);
  shield?.element.remove();
  shield = null;
  // What the answer has changed is watched for longer, without a moment in which it isn't shielded.
  if (press === null || performance.now() > press.until) return;
  if (hasChanged(press)) protect(press);
  else watch(press);
}

function makeShield(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(SHIELD, '');
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'fixed',
    width: `${2 * GUARD_RADIUS}px`,
    height: `${2 * GUARD_RADIUS}px`,
    borderRadius: '50%',
    zIndex: '2147483647',
    // A modal dialog turns the pointer off for everything outside it.
    pointerEvents: 'auto',
  });
  return element;
}

function onPointerDown(event: PointerEvent): void {
  if (!event.isPrimary || event.button !== 0) return;
  if (isSecond(event)) return swallowPress(event);
  const control = controlOf(event.target);
  if (control === null) press = null;
  else begin({ x: event.clientX, y: event.clientY }, control);
}

/** A finger that began to scroll presses nothing. */
function endPress(): void {
  press = null;
  lowerShield();
}

/** When the user pressed: a busy page receives the event later. */
const timeOf = ({ timeStamp }: Event): number => Math.min(timeStamp, performance.now());

/** Whether the press comes where the first one was, and would act on something else or send again. */
function isSecond(event: PointerEvent): boolean {
  const { clientX, clientY, target } = event;
  if (target instanceof Element && target.hasAttribute(SHIELD)) return true;
  if (press?.place == null || timeOf(event) > press.until) return false;
  const isNear = Math.hypot(clientX - press.place.x, clientY - press.place.y) <= GUARD_RADIUS;
  return isNear && (press.isSending || hasChanged(press));
}

/**
 * Swallows all events of a press, up to its click. No listener receives them, because a press outside a dialog would close it
 * and move the focus.
 */
function swallowPress(first: PointerEvent): void {
  const end = new AbortController();
  const swallowOne = (event: Event) => {
    // Its click may not have come: another press begins.
    if (event.type === 'pointerdown' && event !== first) return end.abort();
    swallow(event);
    // The click comes right after the button is released.
    if (event.type === 'pointerup' || event.type === 'pointercancel') setTimeout(() => end.abort());
  };
  const options = { capture: true, signal: end.signal };
  for (const type of PRESS_EVENTS) window.addEventListener(type, swallowOne, options);
  swallow(first);
}

function onKeyDown(event: KeyboardEvent): void {
  if (isComposing(event)) return;
  const control = pressedByKey(event);
  if (control === null) {
    // The user moves the focus deliberately.
    if (event.key !== 'Shift') endKeyPress();
    return;
  }
  // A held Enter presses repeatedly; Space presses when it is released.
  const isHeld = event.repeat && event.key === 'Enter';
  if (!isHeld && !isSecondKey(control, timeOf(event))) return begin(null, control);
  isSpaceSwallowed = event.key === ' ';
  swallow(event);
}

/**
 * Pasted or dictated text is no second press of the previous key, and a chosen file has its own upload. Text that is changed
 * after a response is sent again deliberately.
 */
function onInput({ target }: Event): void {
  const isFile = target instanceof HTMLInputElement && target.type === 'file';
  if (isFile || (press !== null && !locked.has(press.control))) endPress();
  else endKeyPress();
}

function endKeyPress(): void {
  if (press?.place === null) press = null;
}

/**
 * Whether a key would press what has replaced the last pressed control: the same control has another label,
 * or the focus went into a dialog that opened, or away from a removed control.
 */
function isSecondKey(control: Element, time: number): boolean {
  if (press?.place !== null || time > press.until) return false;
  if (press.isSending) return true;
  if (control === press.control) return nameOf(control) !== press.name;
  return hasFocusMoved(press.control, control);
}

/** Some browsers press a button when Space is released, even where its keydown was prevented. */
function onKeyUp(event: KeyboardEvent): void {
  if (event.key !== ' ' || !isSpaceSwallowed) return;
  isSpaceSwallowed = false;
  swallow(event);
}

/** A locked control does nothing, however it is pressed. */
function onClick(event: MouseEvent): void {
  const control = controlOf(event.target);
  if (control === null) return;
  if (!locked.has(control)) {
    if (press?.control === control) press.hasActed = true;
    return;
  }
  swallow(event);
}

/** The control that a key presses: Enter in a field of one line sends its form. */
function pressedByKey({ key, target }: KeyboardEvent): Element | null {
  if (!(target instanceof Element) || (key !== 'Enter' && key !== ' ')) return null;
  const control = target.closest('button, a[href], summary, [role=button], [role=menuitem], [role=tab]');
  if (control !== null) return control;
  return key === 'Enter' && target.matches(LINE_FIELDS) && target.closest('form') !== null ? target : null;
}
