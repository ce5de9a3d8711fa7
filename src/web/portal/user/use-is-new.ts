// Whether nothing has happened yet for whoever looks at their first screen: they read how to begin.
import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useAccount } from '../../lib/use-account.ts';
import { useOwnLeads } from './own-leads.tsx';

const isNothing = ({ awaiting_me: mine, awaiting_others: others, visits_today, shortlist }: Dashboard) =>
  visits_today.length + shortlist.total === 0 &&
  [...Object.values(mine), ...Object.values(others)].every((count) => count === 0);

/** Undefined until it is known. */
export function useIsNew(dashboard: Dashboard | undefined): boolean | undefined {
  const { queries } = useApi();
  const account = useAccount();
  const { visits, applications } = useOwnLeads();
  const homes = useQuery(queries.properties.listMine.queryOptions({ input: {}, staleTime: 0 }));
  if (!dashboard || homes.isPending || visits.isPending || applications.isPending) return undefined;
  const isAffiliate = account.status === 'signed-in' && account.me?.isAffiliate;
  const leads = [visits, applications].map(({ data }) => data?.items.length);
  return (
    isNothing(dashboard) && !isAffiliate && homes.data?.stats.total === 0 && leads.every((one) => one === 0)
  );
}
