// After a batch or a transfer has changed, whatever shows payouts asks anew.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';

export function useReloadPayouts() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.payouts.key(), queries.remittances.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
