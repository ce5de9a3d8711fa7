// All that a lease asks for, however many years it runs: what is next to be paid may be older than a page.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';

type Dues = Awaited<ReturnType<Api['rents']['listDues']>>;

const DUES_A_PAGE = 100;

function useOptions() {
  const { api, queries } = useApi();
  return (leaseId: string) => {
    const input = { id: leaseId, limit: DUES_A_PAGE };
    return {
      ...queries.rents.listDues.queryOptions({ input }),
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Dues> => {
        const first = await api.rents.listDues(input, { signal });
        const items = [...first.items];
        for (let cursor = first.next_cursor; cursor !== null; ) {
          const page = await api.rents.listDues({ ...input, cursor }, { signal });
          items.push(...page.items);
          cursor = page.next_cursor;
        }
        return { ...first, items, next_cursor: null };
      },
    };
  };
}

/** `isAwaited`: a lease that was just agreed to gets its months in a moment. */
export function useDuesOfLease(leaseId: string, { isAwaited = false } = {}) {
  return useQuery({
    ...useOptions()(leaseId),
    staleTime: 0,
    refetchInterval: ({ state }) => (isAwaited && state.data?.items.length === 0 ? 2000 : false),
  });
}

/** Newest first, as the screen that opened a form has read them already. */
export function useDuesOf() {
  const client = useQueryClient();
  const options = useOptions();
  return async (leaseId: string) => (await client.ensureQueryData(options(leaseId))).items;
}
