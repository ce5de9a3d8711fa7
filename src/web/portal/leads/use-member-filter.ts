// In an organisation: all leads it received, or those given to one of its members.
import { useLingui } from '@lingui/react/macro';
import { roleMay } from '../../../domain/organisations.ts';
import type { ListFilter } from '../../components/list/list-filters.tsx';
import { useMyOrganisations, useTeam } from '../../components/organisations/use-team.ts';

/** None where the list is not of what was received, and for whoever works alone. */
export function useMemberFilter(isReceived: boolean): ListFilter[] {
  const { t } = useLingui();
  const { data } = useMyOrganisations();
  const own = data?.items.find(({ role }) => roleMay(role, 'leads'));
  const team = useTeam(own?.id ?? null);
  if (!isReceived || !own || team.isError) return [];
  // Everyone stands there until the members are known: the row keeps its shape.
  const members = (team.data?.members ?? []).filter(({ role }) => roleMay(role, 'leads'));
  return [
    {
      name: 'member',
      label: t`Who answers`,
      options: [
        { value: 'all', label: t`Everyone` },
        ...members.map(({ user_id, name }) => ({ value: user_id, label: name ?? t`No name given` })),
      ],
    },
  ];
}
