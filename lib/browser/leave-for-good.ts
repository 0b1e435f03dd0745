// A separate file, because every page may have to leave, but few have unsaved text to ask about.

let isLeaving = false;

export const isLeavingForGood = (): boolean => isLeaving;

/** Lets the user leave without a question, because typed text is kept. A page restored by a step back asks again. */
export function letLeave(): void {
  isLeaving = true;
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
}

/** Leaves for another page without a question, as a new document, when unsaved text can no longer be saved. */
export function leaveForGood(to: string): void {
  isLeaving = true;
  window.location.replace(to);
}
