// The query cache's defaults: fresh and kept five minutes, one retry, quiet when the window gets focus, and read anew after a refusal.
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { QUERY_CACHE } from './limits.ts';
import { isWorthRetrying } from './retry.ts';

const overtaken: readonly unknown[] = [404, 409];

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      // What a page shows may be older than what the server said no to: it reads that anew, so that nobody has to load it again.
      onError: (error) => {
        if (overtaken.includes((error as { status?: number }).status)) void client.invalidateQueries();
      },
    }),
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
  return client;
}

export function shouldRetryQuery(failuresSoFar: number, error: unknown): boolean {
  // Without a connection the next try would wait for it, and the page say nothing meanwhile; it is asked again when it is back.
  if (globalThis.navigator?.onLine === false) return false;
  return failuresSoFar < QUERY_CACHE.retries && isWorthRetrying(error);
}

/** One second, doubling, never above 30 seconds. */
export function queryRetryDelay(failuresSoFar: number): number {
  return Math.min(1_000 * 2 ** failuresSoFar, QUERY_CACHE.maxDelayMs);
}
