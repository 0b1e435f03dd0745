import type { engine as loaded } from './query-engine';
import { noResponse } from './api-failure';
import { createStore } from './store';

type QueryEngine = typeof loaded;

/** React Query, which no page needs before one of its lists goes on; null until then. */
export const queryEngine = createStore<QueryEngine | null>(null);

let loading: Promise<QueryEngine> | null = null;

/** Loads it once. @throws {ApiFailure} without a network; the next call tries again */
export function loadQueryEngine(): Promise<QueryEngine> {
  loading ??= import('./query-engine').then(
    ({ engine }) => {
      queryEngine.set(engine);
      return engine;
    },
    () => {
      loading = null;
      throw noResponse();
    },
  );
  return loading;
}
