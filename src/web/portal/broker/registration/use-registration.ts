// One's own registration as a broker, asked anew on each screen, and put into every screen's memory when a step is saved.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import { useApi } from '../../../lib/api-provider.tsx';

/** While a payment is under way somebody else may finish it: the provider, or an administrator. */
const WATCH_MS = 15_000;

export function useRegistration() {
  const { queries } = useApi();
  return useQuery(
    queries.brokers.registration.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state }) => (isWaiting(state.data) ? WATCH_MS : false),
    }),
  );
}

const isWaiting = (registration: BrokerRegistration | undefined) =>
  registration?.status === 'fee_due' && registration.payment?.status === 'pending';

export function useKeepRegistration() {
  const { queries } = useApi();
  const client = useQueryClient();
  return (registration: BrokerRegistration) =>
    client.setQueryData(queries.brokers.registration.queryKey(), registration);
}

/** After a change that answers with something else. */
export function useReloadRegistration() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.brokers.registration.key() });
}
