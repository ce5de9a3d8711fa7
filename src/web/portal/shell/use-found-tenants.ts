// What the palette finds of leases: the tenants of whoever lets homes or looks after them, by name or by home.
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

/** For the words that were asked; nothing for others than landlords and managers, or before there is enough to look for. */
export function useFoundTenants({ typed, asked: q }: Words, groups: readonly ShownGroup[]) {
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
  if (!side) return { tenants: [], isPending: false };
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
  return { tenants: groupsFound, isPending };
}
