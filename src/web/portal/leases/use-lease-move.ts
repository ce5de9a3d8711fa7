// Sends what a side does with a lease; every screen that shows it reads it anew.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormMutation } from '../../components/form/use-form-mutation.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { reachMessage, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

/** What every screen of tenancies reads anew after a change. */
export function useReloadTenancy() {
  const { queries } = useApi();
  const client = useQueryClient();
  // Another last day is other months, and may be the day from which the deposit is settled.
  // Whoever writes their first lease holds the landlord's role from then on: guards and menu ask for roles under `account`.
  return () =>
    Promise.all(
      [queries.leases.key(), queries.rents.key(), queries.settlements.key(), ['account']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

const outdated: readonly (string | undefined)[] = ['lease.document-changed', 'lease.transition-not-allowed'];

/** Whether the lease is no longer what the screen shows. */
const isOutdated = (error: unknown): boolean =>
  outdated.includes(ruleOf(error)?.rule) ||
  (error instanceof Error && 'code' in error && error.code === 'CONFLICT');

type Send<Input, Output> = FormMutation<Input, Output>['send'];

/** Sends a form; when the lease has changed meanwhile, the dialog closes and the screen shows it as it is now, before anybody signs it. */
export function useLookAgain<Input, Output>(
  close: () => void,
  send: Send<Input, Output>,
): Send<Input, Output> {
  const reload = useReloadTenancy();
  return async (input, options) => {
    try {
      return await send(input, options);
    } catch (error) {
      if (isOutdated(error)) {
        close();
        await reload();
      }
      throw error;
    }
  };
}

const confirmation = { title: successes.statusUpdated, text: msg`We’ll notify both sides.` };

/** For `onError`: says what stood against it, and shows the lease as it is now. */
export function useFailedMove(title: MessageDescriptor): (error: unknown) => Promise<unknown> {
  const reload = useReloadTenancy();
  return (error) => {
    const rule = ruleOf(error);
    const sentence = rule && ruleSentence(rule.rule);
    toast.destructive(title, sentence ?? reachMessage(error));
    return reload();
  };
}

/** `send` rejects with what the server says; the screen then shows an older state and is read anew. */
export function useLeaseMove<Input>(send: (input: Input) => Promise<unknown>, done = confirmation) {
  const reload = useReloadTenancy();
  const fail = useFailedMove(msg`It could not be changed`);
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(done.title, done.text);
      return reload();
    },
    onError: fail,
  });
}
