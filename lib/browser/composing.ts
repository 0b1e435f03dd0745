type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** The `keyCode` of a key that an input method handles. */
export const TAKEN = 229;

/**
 * Whether a key belongs to an input method that is writing a syllable. Safari sends `compositionend` before the Enter that
 * ends a Hangul syllable, so the `isComposing` of that Enter is false. Only its `keyCode` tells.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === TAKEN;
}
