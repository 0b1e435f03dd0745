import type {
  DefaultedInfiniteQueryObserverOptions,
  DefaultError,
  InfiniteData,
  InfiniteQueryObserverOptions,
  InfiniteQueryObserverResult,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadQueryEngine, queryEngine } from '@/lib/browser/late-query-engine';
import { useStore } from '@/lib/browser/store';

type Infinite<Data> = InfiniteQueryObserverOptions<
  Data,
  DefaultError,
  InfiniteData<Data, number>,
  readonly unknown[],
  number
>;

type Defaulted<Data> = DefaultedInfiniteQueryObserverOptions<
  Data,
  DefaultError,
  InfiniteData<Data, number>,
  readonly unknown[],
  number
>;

interface Observer {
  subscribe(listener: () => void): () => void;
  getCurrentResult(): unknown;
}

/**
 * `useInfiniteQuery`, whose code is loaded when it is wanted.
 * @returns no result until then; `error` says that the code couldn't be loaded, and `load` tries again
 */
export function useLateInfiniteQuery<Data>(options: Infinite<Data>, isWanted: boolean) {
  const { engine, error, load } = useQueryEngine(isWanted);
  const client = engine?.getQueryClient();
  const observer = useMemo(
    () => engine && new engine.InfiniteQueryObserver(engine.getQueryClient(), options),
    // The options that follow are set below, as `useInfiniteQuery` does.
    // oxlint-disable-next-line react/exhaustive-deps
    [engine],
  );
  useObserver(observer);
  // Its type forgets what is infinite about the query.
  const current = client?.defaultQueryOptions({ ...options, _optimisticResults: 'optimistic' }) as
    Defaulted<Data> | undefined;
  useEffect(() => {
    if (current !== undefined) observer?.setOptions(current);
  });
  const result: InfiniteQueryObserverResult<InfiniteData<Data, number>> | null =
    observer === null || current === undefined ? null : observer.getOptimisticResult(current);
  return { result, error, load };
}

/** `useQueries`, whose code is loaded with the first query. Until then each of them is pending. */
export function useLateQueries<Data>(queries: readonly QueryObserverOptions<Data>[]) {
  const { engine, error, load } = useQueryEngine(queries.length > 0);
  const client = engine?.getQueryClient();
  const observer = useMemo(() => engine && new engine.QueriesObserver(engine.getQueryClient(), []), [engine]);
  useObserver(observer);
  const current = queries.map((query) =>
    client?.defaultQueryOptions({ ...query, _optimisticResults: 'optimistic' }),
  ) as QueryObserverOptions[];
  useEffect(() => observer?.setQueries(current));
  const results = observer?.getOptimisticResult(current, undefined)[0] as
    QueryObserverResult<Data>[] | undefined;
  return { results: results ?? null, error, load };
}

function useQueryEngine(isWanted: boolean) {
  const engine = useStore(queryEngine, null);
  const [error, setError] = useState<Error | null>(null);
  const load = useCallback(() => {
    setError(null);
    loadQueryEngine().catch((cause: Error) => setError(cause));
  }, []);
  useEffect(() => {
    if (isWanted && engine === null) loadQueryEngine().catch((cause: Error) => setError(cause));
  }, [isWanted, engine]);
  return { engine, error: engine === null ? error : null, load };
}

/** Renders again when the observer has another result. */
function useObserver(observer: Observer | null): void {
  const subscribe = useCallback(
    (listener: () => void) => observer?.subscribe(listener) ?? (() => undefined),
    [observer],
  );
  const read = () => observer?.getCurrentResult();
  useSyncExternalStore(subscribe, read, read);
}
