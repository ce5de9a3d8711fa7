// After a change of a managed rental: its lists, the grid of months, the figures of the dashboard and people's pages are asked anew.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';

export function useReloadManagedRentals() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.managedRentals.key(), queries.rvl.key(), queries.admin.key(), queries.users.key()].map(
        (queryKey) => client.invalidateQueries({ queryKey }),
      ),
    );
}
