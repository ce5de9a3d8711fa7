// Sends what a side does with a payment; every screen that shows rent reads it anew.
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMove } from '../../components/form/use-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function useReloadRent() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.rents.key() }),
      client.invalidateQueries({ queryKey: queries.journal.key() }),
      // Its rows say where the rent of each is.
      client.invalidateQueries({ queryKey: queries.leases.listLet.key() }),
    ]);
}

export const useRentMove = <Input>(send: (input: Input) => Promise<unknown>) =>
  useMove({
    send,
    onDone: () => toast.success(successes.statusUpdated, msg`We’ll notify the other side.`),
    reload: useReloadRent(),
  });
