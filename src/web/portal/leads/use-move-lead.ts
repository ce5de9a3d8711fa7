// Sends an answer to a visit or an application; every list and timeline that shows it reads it anew.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { reachMessage, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

const notChanged = msg`It could not be changed`;

/** `send` rejects with what the server says; a rule that says no means that the screen shows an older state. */
export function useMoveLead<Input>(send: (input: Input) => Promise<unknown>) {
  const { queries } = useApi();
  const client = useQueryClient();
  const reload = () =>
    Promise.all(
      [queries.visits, queries.applications, queries.leads, queries.pipeline].map((feature) =>
        client.invalidateQueries({ queryKey: feature.key() }),
      ),
    );
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(successes.statusUpdated, msg`We’ll notify both sides.`);
      return reload();
    },
    onError: (error) => {
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule);
      toast.destructive(notChanged, sentence ?? reachMessage(error));
      if (rule && !rule.field) return reload();
    },
  });
}
