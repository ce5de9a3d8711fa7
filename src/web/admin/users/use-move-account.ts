// Moves an account to its new number, and says what stood against it.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

/** Never rejects: a failure is told. */
export function useMoveAccount(): (id: string) => Promise<unknown> {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const move = useMutation({
    mutationFn: (id: string) => api.lostNumbers.approve({ id }),
    onSuccess: () => {
      toast.success(msg`The account has its new number`);
      return client.invalidateQueries({ queryKey: queries.lostNumbers.key() });
    },
    onError: (error) =>
      toast.destructive(msg`The account was not moved`, failureMessage(error, msg`Please try again.`)),
  });
  return (id) => move.mutateAsync(id).catch(() => undefined);
}
