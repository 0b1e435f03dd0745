import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure';
import { onSessionChange } from './session-change';

/** What the browser keeps of answers. */
const CLIENT_CACHE = { ttlMs: 5 * 60_000, cleanUpMs: 10 * 60_000, maxEntries: 1000 };

const RETRIES = 1;

/**
 * Server state in the browser: fresh for five minutes, tried again where it may help. The
 * only place that makes query clients, because what is kept for how long is decided here.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CLIENT_CACHE.ttlMs,
        // On the server a client ends with its render. A timer of each query would hold all that the render read.
        gcTime: isServer() ? Infinity : CLIENT_CACHE.cleanUpMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < RETRIES && !(error instanceof ApiFailure && !error.isRetryable),
        retryDelay: 600,
        // Without a network a call fails with a message. A call that waited for the network would show none.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One client for each tab, so that a page finds again what it had loaded; on the server one for each render. */
export function getQueryClient(): QueryClient {
  if (isServer()) return createQueryClient();
  browserClient ??= createBrowserClient();
  return browserClient;
}

function isServer(): boolean {
  return typeof window === 'undefined';
}

/** Clears what was loaded for one visitor when another logs in. */
function createBrowserClient(): QueryClient {
  const client = createQueryClient();
  onSessionChange(() => void client.invalidateQueries());
  client.getQueryCache().subscribe(({ type }) => (type === 'added' ? forgetOldest(client) : undefined));
  return client;
}

/** Removes the oldest answers that no page shows, down to the limit. */
function forgetOldest(client: QueryClient): void {
  const cache = client.getQueryCache();
  const queries = cache.getAll();
  const surplus = queries.length - CLIENT_CACHE.maxEntries;
  if (surplus <= 0) return;
  const idle = queries.filter((query) => !query.isActive());
  idle.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const query of idle.slice(0, surplus)) cache.remove(query);
}
