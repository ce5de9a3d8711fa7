// Sends what somebody does with a settlement; every screen that shows it, or the rent it closes, reads it anew.
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { useMove } from '../form/use-move.ts';

export function useReloadSettlements() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.settlements.key(), queries.leases.key(), queries.rents.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

export const useSettlementMove = <Input>(send: (input: Input) => Promise<unknown>) =>
  useMove({
    send,
    onDone: () => toast.success(successes.statusUpdated, msg`We’ll notify the other side.`),
    reload: useReloadSettlements(),
  });
