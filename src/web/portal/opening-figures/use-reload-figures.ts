// What screens read anew after an opening figure has changed: the figures, and the rent that follows from them.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';

export function useReloadFigures() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.openingFigures.key(), queries.leases.key(), queries.rents.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
