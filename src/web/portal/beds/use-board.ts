// Rooms and beds are shown by their own page, and counted by lists of homes and of leases' options.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';

export function useReloadBeds() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.beds.key(), queries.properties.key(), queries.leases.options.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
