// The people the palette finds: the tenants of whoever lets homes or looks after them, and a broker's leads, by name or by home.
import { useLingui } from '@lingui/react/macro';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import { useApi } from '../../lib/api-provider.tsx';
import type { ShownGroup } from './links.ts';

const [LETTERS, MOST] = [2, 5];

const sides: readonly { key: string; as: LessorRole; leases: string }[] = [
  { key: 'landlord', as: 'landlord', leases: '/portal/landlord/leases' },
  { key: 'property-manager', as: 'manager', leases: '/portal/manager/leases' },
];

const isTenant = (role: string) => role === 'tenant' || role === 'co_tenant';

type Words = {
  /** What was typed. */
  typed: string;
  /** The same once it has rested. */
  asked: string;
};

type Found = { people: SpotlightActionGroupData[]; isPending: boolean };

/** For the words that were asked; nothing for others than landlords, managers and brokers, or before there is enough to look for. */
export function useFoundPeople(words: Words, groups: readonly ShownGroup[]): Found {
  const [tenants, leads] = [useTenants(words, groups), useLeads(words, groups)];
  return { people: [...tenants.people, ...leads.people], isPending: tenants.isPending || leads.isPending };
}

function useTenants({ typed, asked: q }: Words, groups: readonly ShownGroup[]): Found {
  const { t } = useLingui();
  const { queries } = useApi();
  const navigate = useNavigate();
  const side = sides.find(({ key }) => groups.some((group) => group.key === key));
  const found = useQuery(
    queries.leases.listLet.queryOptions({
      input: side && q.length >= LETTERS ? { as: side.as, q, show: 'all', limit: MOST } : skipToken,
      retry: false,
    }),
  );
  if (!side) return { people: [], isPending: false };
  const isPending = typed.length >= LETTERS && (typed !== q || found.isFetching);
  const items = found.data?.items ?? [];
  const actions = items.map(({ id, home_name: home, parties }) => ({
    id: `lease ${id}`,
    label: parties.flatMap(({ role, name }) => (isTenant(role) ? [name] : [])).join(', '),
    description: home,
    // The server found it: it is shown whatever letters its name has.
    keywords: q,
    onClick: () => navigate(`${side.leases}/${id}`),
  }));
  const groupsFound: SpotlightActionGroupData[] = items.length > 0 ? [{ group: t`Tenants`, actions }] : [];
  return { people: groupsFound, isPending };
}

/** A lead is opened in the list of them, narrowed to what was typed. */
function useLeads({ typed, asked: q }: Words, groups: readonly ShownGroup[]): Found {
  const { t } = useLingui();
  const { queries } = useApi();
  const navigate = useNavigate();
  const isBroker = groups.some(({ key }) => key === 'broker');
  const found = useQuery(
    queries.pipeline.list.queryOptions({
      input: isBroker && q.length >= LETTERS ? { q, show: 'all', limit: MOST } : skipToken,
      retry: false,
    }),
  );
  const items = (isBroker && found.data?.items) || [];
  const actions = items.map(({ id, seeker_name: name, home }) => ({
    id: `lead ${id}`,
    label: name ?? t`Someone`,
    description: home.title,
    keywords: q,
    onClick: () => navigate(`/portal/broker/leads?${new URLSearchParams({ show: 'all', q })}`),
  }));
  return {
    people: items.length > 0 ? [{ group: t`Leads`, actions }] : [],
    isPending: isBroker && typed.length >= LETTERS && (typed !== q || found.isFetching),
  };
}
