// Sends what a side does with a payment; every screen that shows rent reads it anew.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function useReloadRent() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.rents.key() });
}

export function useRentMove<Input>(send: (input: Input) => Promise<unknown>) {
  const reload = useReloadRent();
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
