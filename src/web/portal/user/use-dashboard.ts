// What waits for the person, for every first screen that shows it.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { useApi } from '../../lib/api-provider.tsx';

/** Leads are answered on other screens: coming back, the figures are asked for again. `enabled`: whether they are shown at all. */
export function useDashboard(enabled = true): UseQueryResult<Dashboard> {
  const { queries } = useApi();
  return useQuery(queries.dashboard.get.queryOptions({ staleTime: 0, enabled }));
}
