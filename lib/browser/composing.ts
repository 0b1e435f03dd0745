type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** The `keyCode` of a key that an input method handles. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method that is writing a syllable. Safari sends `compositionend` before the Enter that
 * ends a Hangul syllable, so the `isComposing` of that Enter is false. Only its `keyCode` tells.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === TAKEN;
}

/** Keeps the Enter that ends a syllable from submitting the form of its field. @returns the function that stops it */
export function guardSubmission(): () => void {
  const end = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isComposing(event)) return;
    if (event.target instanceof HTMLInputElement) event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: end.signal });
  return () => end.abort();
}
