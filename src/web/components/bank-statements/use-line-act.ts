// Sends what is done with a line; every screen that shows lines or rent reads it anew.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { ruleOf, ruleSentence } from '../listing-rules.ts';

export function useReloadLines() {
  const { queries } = useApi();
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [queries.bankStatements.key(), queries.rents.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}

/** For one click; a form has its own hook. */
export function useLineAct<Input, Output>(
  send: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void,
) {
  const reload = useReloadLines();
  return useMutation({
    mutationFn: send,
    onSuccess: (output) => {
      onDone(output);
      return reload();
    },
    onError: (error) => {
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule, rule.facts);
      toast.destructive(
        msg`It could not be changed`,
        sentence ?? failureMessage(error, msg`Check the connection and try again.`),
      );
      return reload();
    },
  });
}
