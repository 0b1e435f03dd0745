import type { InvalidationBus, InvalidationListener } from './cache';

/** The bus of a single process. */
export function createInProcessBus(onError: (error: unknown) => void = () => undefined): InvalidationBus {
  const listeners = new Set<InvalidationListener>();
  return {
    invalidate(tags) {
      for (const listener of listeners) {
        try {
          listener(tags);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isConnected: () => true,
    async close() {
      listeners.clear();
    },
  };
}
