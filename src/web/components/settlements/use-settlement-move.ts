// Sends what somebody does with a settlement; every screen that shows it, or the rent it closes, reads it anew.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { ruleOf, ruleSentence } from '../listing-rules.ts';

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

export function useSettlementMove<Input>(send: (input: Input) => Promise<unknown>) {
  const reload = useReloadSettlements();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(successes.statusUpdated, msg`We’ll notify the other side.`);
      return reload();
    },
    onError: (error) => {
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule);
      toast.destructive(
        msg`It could not be changed`,
        sentence ?? failureMessage(error, msg`Check the connection and try again.`),
      );
      return reload();
    },
  });
}
