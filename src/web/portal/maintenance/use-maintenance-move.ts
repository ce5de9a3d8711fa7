// Sends what a side does with a request; every list that shows it reads it anew.
import type { MessageDescriptor } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMove } from '../../components/form/use-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
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
export const useMaintenanceMove = <Input>(
  send: (input: Input) => Promise<unknown>,
  description: MessageDescriptor | undefined,
) =>
  useMove({
    send,
    onDone: () => toast.success(successes.statusUpdated, description),
    reload: useReloadMaintenance(),
  });
