// Activates a broker with the toasts of the specification, and shows it in every list that holds it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage, failures, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function useActivate() {
  const { api } = useApi();
  const reload = useReloadBrokers();
  const activation = useMutation({
    mutationFn: (id: string) => api.brokerRegistrations.activate({ id }),
    onError: (error) => {
      const sentence = ruleSentence(ruleOf(error)?.rule ?? '');
      toast.destructive(
        failures.activateBroker,
        sentence ?? adminFailureMessage(error, failures.activateBrokerText),
      );
    },
    onSuccess: () => {
      toast.success(successes.brokerActivated, successes.brokerActivatedText);
      return reload();
    },
  });
  return (id: string) => activation.mutateAsync(id).catch(() => undefined);
}

export function useReloadBrokers() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.brokerRegistrations.key(), queries.admin.key(), queries.shadowBalancing.key()].map(
        (queryKey) => client.invalidateQueries({ queryKey }),
      ),
    );
}
