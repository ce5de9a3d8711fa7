// Whom enquiries can be assigned to, by name.
import { useQuery } from '@tanstack/react-query';
import { SUPPORT } from '../../../domain/access/audience.ts';
import type { Role } from '../../../domain/roles.ts';
import { shownName } from '../../../domain/users.ts';
import { useApi } from '../../lib/api-provider.tsx';

/** An office has no more administrators than fit a list. */
const COLLEAGUES_SHOWN = 100;
/** Whoever may answer an enquiry can be asked to. */
const answering: readonly Role[] = SUPPORT;

/** The choice of no one. */
export const NOBODY = 'nobody';

export function useColleagues() {
  const { queries } = useApi();
  const { data, isPending } = useQuery(
    queries.staff.list.queryOptions({ input: { limit: COLLEAGUES_SHOWN } }),
  );
  const known = (data?.items ?? [])
    .filter(({ roles }) => roles.some(({ role }) => answering.includes(role)))
    .map(({ id, person, email }) => ({ value: id, label: shownName(person.full_name, email, null) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return { known, isPending };
}
