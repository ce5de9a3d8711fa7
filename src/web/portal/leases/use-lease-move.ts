// Sends what a side does with a lease; every screen that shows it reads it anew.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

/** What every screen of tenancies reads anew after a change. */
export function useReloadTenancy() {
  const { queries } = useApi();
  const client = useQueryClient();
  // Whoever writes his first lease holds the landlord's role from then on.
  return () =>
    Promise.all(
      [queries.leases, queries.account].map((feature) =>
        client.invalidateQueries({ queryKey: feature.key() }),
      ),
    );
}

const told = { title: successes.statusUpdated, text: msg`We’ll notify both sides.` };

/** `send` rejects with what the server says; the screen then shows an older state and is read anew. */
export function useLeaseMove<Input>(send: (input: Input) => Promise<unknown>, done = told) {
  const reload = useReloadTenancy();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(done.title, done.text);
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
