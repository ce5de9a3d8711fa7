// Which of one's leases, or which home of them, a complaint is about: nothing is asked of whoever has none.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Lease } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { useHomeNames } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type SubjectFieldProps = { kind: string; value: string; onChange: (value: string) => void };

const MOST = 50;

export function SubjectField({ kind, value, onChange }: SubjectFieldProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const isHome = kind === 'home';
  const isAsked = isHome || kind === 'lease' || kind === 'payment';
  const leases = useQuery({
    ...queries.leases.listMine.queryOptions({ input: { limit: MOST }, staleTime: 0 }),
    enabled: isAsked,
  });
  const items = leases.data?.items ?? [];
  const shown = useHomeNames(items.map(({ home_name: home }) => home));
  const options = isHome
    ? homesOf(items).map(({ value, label }) => ({ value, label: shown(label) }))
    : items.map((lease) => ({ value: lease.id, label: wordsOf(lease, shown) }));
  if (!isAsked || options.length === 0) return null;
  return (
    <SelectField
      label={isHome ? t`Which home?` : t`Which lease?`}
      placeholder={t`Choose one`}
      clearable
      value={value || null}
      options={options}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

const wordsOf = (
  { home_name: home, start_date: start, end_date: end }: Lease,
  shown: (name: string) => string,
) => `${shown(home)}, ${formatDate(start)} – ${formatDate(end)}`;

/** Each once, though it was let for several terms. */
function homesOf(leases: readonly Lease[]) {
  const homes = new Map(leases.flatMap(({ property_id: id, home_name: name }) => (id ? [[id, name]] : [])));
  return [...homes].map(([value, label]) => ({ value: value as string, label: label as string }));
}
