import { InfiniteQueryObserver, QueriesObserver } from '@tanstack/react-query';
import { getQueryClient } from './query-client';

/** What lists and walls need of React Query once they go on. It is loaded then (`late-query-engine.ts`). */
export const engine = { InfiniteQueryObserver, QueriesObserver, getQueryClient };
