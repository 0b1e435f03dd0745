'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What only the browser can say, and doesn't change while the page is open: undefined on the server and in the
 * render that has to agree with it.
 */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(neverChanges, read, () => undefined);
}
