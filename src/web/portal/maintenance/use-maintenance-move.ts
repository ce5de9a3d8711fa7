// Sends what a side does with a request; every list that shows it reads it anew.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function useReloadMaintenance() {
  const { queries } = useApi();
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: queries.maintenance.key() }),
    [client, queries],
  );
}

/** `told`: who else hears of it. */
export function useMaintenanceMove<Input>(
  send: (input: Input) => Promise<unknown>,
  told: MessageDescriptor | undefined,
) {
  const reload = useReloadMaintenance();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(successes.statusUpdated, told);
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
