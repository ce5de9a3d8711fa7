// The way to a let home, for those who let and rent it.
import { useQuery } from '@tanstack/react-query';
import type { Lease } from '../../../contract/leases.ts';
import { isRunning } from '../../../domain/leases.ts';
import Directions from '../../components/directions.tsx';
import { useApi } from '../../lib/api-provider.tsx';

export function LeasePlace({ lease }: { lease: Lease }) {
  const { queries } = useApi();
  const isTheirs = lease.property_id !== null && (isRunning(lease.state) || lease.state === 'accepted');
  const { data } = useQuery(
    queries.leases.place.queryOptions({ input: { id: lease.id }, enabled: isTheirs, staleTime: 0 }),
  );
  return isTheirs && data?.place?.point ? <Directions place={data.place} /> : null;
}
