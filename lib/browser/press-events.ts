/** Milliseconds after a press in which another press at its place counts as the second half of a double click. */
export const GUARD_MS = 600;

/** The most pixels that a hand moves between the two presses of a double click. */
export const GUARD_RADIUS = 24;

/** The events of one press of the pointer. Some dialogs close at the first of them, others at the click, Material UI's toasts at the end of a touch. */
export const PRESS_EVENTS = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup'],
  ...['click', 'dblclick', 'touchstart', 'touchend'],
];

const CONTROLS = 'button, a[href], summary, [role=button], [role=menuitem], [role=option], [role=tab]';

/** Stops an event of a press before any other listener gets it. */
export function swallow(event: Event): void {
  event.stopImmediatePropagation();
  // The focus stays, and nothing is clicked. A finger may still scroll.
  if (['mousedown', 'click', 'keydown', 'keyup'].includes(event.type)) event.preventDefault();
}

/** Whether the focus went from one control to another by itself: into a dialog that opened, or away from a removed control. */
export function hasFocusMoved(from: Element, to: Element): boolean {
  const dialog = to.closest('[role=dialog], [role=alertdialog]');
  return !from.isConnected || (dialog !== null && !dialog.contains(from));
}

/** The control that a press is on. */
export function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

/** The label and the state of a control: a pressed toggle does the opposite from then on. */
export const nameOf = ({ ariaLabel, ariaPressed, ariaExpanded, textContent }: Element): string =>
  [ariaLabel, ariaPressed, ariaExpanded, textContent].join();
