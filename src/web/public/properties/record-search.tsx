// Remembers what a signed-in person searched for, once the filters stay as they are.
import { useEffect } from 'react';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { useSession } from '../../lib/session-context.ts';

/** Filters on the way to a search are no search. */
const SETTLED_MS = 3_000;

/** An element of its own, so that learning who is signed in does not draw the whole page anew. */
export function RecordSearch({ query }: { query: string }) {
  const { status } = useSession();
  const loadApi = useLazyApi();
  useEffect(() => {
    if (status !== 'signed-in' || query === '') return;
    const record = () =>
      loadApi()
        .then((api) => api.recentSearches.record({ query }))
        // A search that is not remembered is nothing a person should hear of.
        .catch(() => {});
    const timer = setTimeout(record, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, status, loadApi]);
  return null;
}
