// The query cache's defaults: fresh and kept five minutes, one retry, quiet when the window gets focus.
import { QueryClient } from '@tanstack/react-query';
import { QUERY_CACHE } from './limits.ts';
import { isWorthRetrying } from './retry.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_CACHE.freshMs,
        gcTime: QUERY_CACHE.keptMs,
        refetchOnWindowFocus: false,
        // Asked also without a connection: the service worker may have an answer.
        networkMode: 'offlineFirst',
        retry: shouldRetryQuery,
        retryDelay: queryRetryDelay,
      },
      // Without a connection a change fails at once and says so, or is kept to be sent later: it never waits in a page's memory.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export function shouldRetryQuery(failuresSoFar: number, error: unknown): boolean {
  return failuresSoFar < QUERY_CACHE.retries && isWorthRetrying(error);
}

/** One second, doubling, never above 30 seconds. */
export function queryRetryDelay(failuresSoFar: number): number {
  return Math.min(1_000 * 2 ** failuresSoFar, QUERY_CACHE.maxDelayMs);
}
