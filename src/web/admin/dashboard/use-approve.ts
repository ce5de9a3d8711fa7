// Approves a home with the toasts of the specification, and shows it in every list that holds it.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage, failures, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function useApprove() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const approval = useMutation({
    mutationFn: (id: string) => api.admin.properties.approve({ id }),
    onError: (error) =>
      toast.destructive(failures.approveProperty, adminFailureMessage(error, msg`Please try again.`)),
    onSuccess: () => {
      toast.success(successes.propertyApproved);
      return client.invalidateQueries({ queryKey: queries.admin.properties.list.key() });
    },
  });
  return (id: string) => approval.mutateAsync(id).catch(() => undefined);
}
