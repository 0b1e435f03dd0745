/** What lists and walls need of React Query once they go on. It is loaded then (`late-query-engine.ts`). */
export { InfiniteQueryObserver, QueriesObserver } from '@tanstack/react-query';
export { getQueryClient } from './query-client';
