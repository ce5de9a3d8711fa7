// What a lease asks for, as the screen that opened a form has read it already.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';

export function useDuesOf() {
  const { queries } = useApi();
  const client = useQueryClient();
  return async (leaseId: string) =>
    (await client.ensureQueryData(queries.rents.listDues.queryOptions({ input: { id: leaseId, limit: 50 } })))
      .items;
}
