// The organisations of whoever is signed in, their members, and reading both anew.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';

export function useMyOrganisations() {
  const { queries } = useApi();
  return useQuery(queries.organisations.mine.queryOptions());
}

/** Asks for nobody's team where there is no organisation. */
export function useTeam(id: string | null) {
  const { queries } = useApi();
  return useQuery({
    ...queries.organisations.team.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== null,
  });
}

export function useTeamReload(): () => Promise<void> {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.organisations.key() });
}
