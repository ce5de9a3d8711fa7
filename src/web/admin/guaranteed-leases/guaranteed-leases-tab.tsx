// Guaranteed leases: the orders of owners and those that run, or the one that the address names.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { guaranteedShows } from '../../../contract/choices.ts';
import type { GuaranteedLease } from '../../../contract/guaranteed-leases.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { GuaranteedBadge } from '../../components/guaranteed-leases/guaranteed-badge.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import type { Column } from '../../ui/columns.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { ListTab } from '../shell/list-tab.tsx';
import { PersonLink } from '../shell/subject-links.tsx';
import { OrderPage } from './order-page.tsx';

export default adminTab(
  { place: 49, label: msg`Guaranteed leases`, permission: 'guaranteedLeases.list' },
  GuaranteedLeasesTab,
);

function GuaranteedLeasesTab() {
  const [params] = useSearchParams();
  const id = params.get('order');
  return id ? <OrderPage key={id} id={id} /> : <OrderList />;
}

function OrderList() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: guaranteedShows });
  const shows = { open: t`Open`, running: t`Rent guaranteed`, all: t`All` };
  return (
    <ListTab
      name="guaranteed-leases"
      title={t`Guaranteed leases`}
      description={
        <Trans>Visit the home, record what you saw, then make the owner an offer or say no.</Trans>
      }
      searched={t`Owner, home or address`}
      filters={[
        {
          name: 'show',
          label: t`Show`,
          options: guaranteedShows.map((value) => ({ value, label: shows[value] })),
        },
      ]}
      query={useQuery(
        queries.guaranteedLeases.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
      )}
      failure={msg`The guaranteed leases could not be loaded`}
      isFiltered={isFiltered}
      empty={t`Orders will appear here`}
      columns={useColumns()}
    />
  );
}

const amount = (rent: number | null) => (rent === null ? '–' : formatRupees(paise(rent)));

function useColumns(): Column<GuaranteedLease>[] {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const addressOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('order', id);
    return `?${next}`;
  };
  return [
    {
      key: 'number',
      label: t`Number`,
      isHeader: true,
      cell: ({ id, number }) => (
        <Anchor component={Link} to={addressOf(id)} size="sm">
          {number}
        </Anchor>
      ),
      csv: ({ number }) => number,
    },
    {
      key: 'owner',
      label: t`Owner`,
      cell: ({ owner }) => <PersonLink person={owner} />,
      csv: ({ owner }) => owner.full_name,
    },
    { key: 'home', label: t`Home`, maxWidth: 220, cell: ({ home }) => home, csv: ({ home }) => home },
    {
      key: 'status',
      label: t`Status`,
      cell: ({ status }) => <GuaranteedBadge status={status} />,
      csv: ({ status }) => status,
    },
    {
      key: 'rent',
      label: t`Guaranteed rent`,
      align: 'right',
      isNarrow: true,
      cell: ({ rent }) => amount(rent),
      csv: ({ rent }) => (rent === null ? null : rent / 100),
    },
    {
      key: 'from',
      label: t`From`,
      isNarrow: true,
      cell: ({ first_month: first }) => (first === null ? '–' : formatMonth(first)),
      csv: ({ first_month: first }) => first,
    },
    {
      key: 'until',
      label: t`Until`,
      isNarrow: true,
      cell: ({ ends_on: end }) => (end === null ? '–' : formatDate(end)),
      csv: ({ ends_on: end }) => end,
    },
  ];
}
