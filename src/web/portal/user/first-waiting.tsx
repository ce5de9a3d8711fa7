// Of what waits for an answer the one that comes first: who, which home, when. Comes after its row, which says until then what is done there.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LessorRole } from '../../../contract/leases.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { visitTime } from '../../components/leads/slot-text.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useHomeTitle } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';

/** `otherwise`: until it is known, and where it cannot be read. */
type Of = { otherwise: ReactNode };

const input = { show: 'tracked', sort: 'waiting', limit: 1 } as const;

const Line = ({ parts }: { parts: readonly (string | null)[] }) => parts.filter(Boolean).join(', ');

export function FirstVisit({ otherwise }: Of) {
  const { queries } = useApi();
  const { data } = useQuery(queries.visits.listReceived.queryOptions({ input, staleTime: 0 }));
  const first = data?.items[0];
  const home = useHomeTitle(first?.home.title ?? '');
  if (!first) return otherwise;
  return <Line parts={[first.other_name, home, visitTime(first.scheduled_date, first.slot)]} />;
}

/** A time that was proposed to the reader. */
export function FirstProposedVisit({ otherwise }: Of) {
  const { queries } = useApi();
  const { data } = useQuery(queries.visits.listMine.queryOptions({ input, staleTime: 0 }));
  const first = data?.items[0];
  const home = useHomeTitle(first?.home.title ?? '');
  if (first?.awaiting !== 'seeker') return otherwise;
  return <Line parts={[home, visitTime(first.scheduled_date, first.slot)]} />;
}

export function FirstApplication({ otherwise }: Of) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { data } = useQuery(queries.applications.listReceived.queryOptions({ input, staleTime: 0 }));
  const first = data?.items[0];
  const home = useHomeTitle(first?.home.title ?? '');
  if (!first) return otherwise;
  const day = formatDate(first.move_in_date);
  return <Line parts={[first.other_name, home, t`moves in ${day}`]} />;
}

export function FirstLease({ otherwise, as: role, id }: Of & { as: LessorRole; id: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { data } = useQuery(
    queries.leases.listLet.queryOptions({ input: { as: role, show: 'open', limit: 50 }, staleTime: 0 }),
  );
  const first = data?.items.find((lease) => lease.id === id);
  const home = useHomeName(first?.home_name ?? '');
  if (!first) return otherwise;
  const day = formatDate(first.start_date);
  return <Line parts={[first.tenant.name, home, t`starts ${day}`]} />;
}

export function FirstMandate({ otherwise }: Of) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { data } = useQuery(queries.rvl.listMine.queryOptions({ input: { as: 'party' }, staleTime: 0 }));
  const first = data?.items.find(
    ({ side, offered_mandate: offered }) => side === 'owner' && offered !== null,
  );
  const home = useHomeName(first?.property_name ?? '');
  const offered = first?.offered_mandate;
  if (!offered) return otherwise;
  const when = formatDate(dateInIndia(offered.offered_at));
  return <Line parts={[home, t`sent ${when}`]} />;
}
