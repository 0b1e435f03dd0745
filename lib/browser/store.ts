import { useSyncExternalStore } from 'react';

/** A value that lives outside React, so that code far from any component can change it. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set(next: Value): void {
      if (next === value) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    /** @returns what ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Store<Value> = Pick<ReturnType<typeof createStore<Value>>, 'get' | 'subscribe'>;

/** The store's value. @param onServer what the server renders, and the browser until it has taken over */
export function useStore<Value>({ subscribe, get }: Store<Value>, onServer: Value): Value {
  return useSyncExternalStore(subscribe, get, () => onServer);
}
