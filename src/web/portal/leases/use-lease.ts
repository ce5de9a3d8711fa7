// One lease, at once where a list has it already: its row is the whole lease, which is read anew meanwhile. What it owes is read beside it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Lease } from '../../../contract/leases.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useDuesOfLease } from '../rents/dues-of-lease.ts';

export function useLease(id: string) {
  const { queries } = useApi();
  const client = useQueryClient();
  const known = () =>
    client
      .getQueriesData<{ items: Lease[] }>({ queryKey: queries.leases.listLet.key() })
      .flatMap(([, page]) => page?.items ?? [])
      .find((lease) => lease.id === id);
  const lease = useQuery({
    ...queries.leases.get.queryOptions({ input: { id }, staleTime: 0 }),
    placeholderData: known,
  });
  // Its part of the page asks for the same, later.
  useDuesOfLease(id);
  return lease;
}
