// `/portal/broker/managed-rental-affiliate`: the rent value of the managed homes a broker brought, and what they earn them.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Card, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { HomeEarning } from '../../../contract/brokers.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import { HomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export const meta = () => screenMeta(msg`Managed rentals and commission`);

const notLoaded = msg`Failed to load what your homes earn`;

export default function ManagedRentalAffiliate() {
  return (
    <RoleGuard allowed={['broker']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Managed rentals and commission</Trans>}
          description={
            <Trans>The rent value of homes you brought, and your own commission from closed months.</Trans>
          }
        />
        <Earnings />
      </Stack>
    </RoleGuard>
  );
}

function Earnings() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const page = useQuery(
    queries.brokers.homeEarnings.queryOptions({
      input: { cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Card padding="md">
      <DataList
        label={t`Managed homes`}
        query={page}
        failure={notLoaded}
        empty={
          <EmptyState title={t`No managed homes yet`}>
            <Trans>Submit a landlord’s home for managed rental, and its rent shows here.</Trans>
          </EmptyState>
        }
        count={(total) => <Plural value={total} one="# home" other="# homes" />}
        columns={useHomeColumns()}
        rowKey={({ id }) => id}
        minWidth={780}
      />
    </Card>
  );
}

function useHomeColumns(): Column<HomeEarning>[] {
  const { t } = useLingui();
  return [
    {
      key: 'home',
      label: t`Home`,
      cell: ({ property_name: name, property_location: place, status }) => (
        <>
          <CellLines isStrong main={<HomeName name={name} />} detail={place} />
          {status === 'ended' && <Badge color="gray">{t`Ended`}</Badge>}
        </>
      ),
    },
    {
      key: 'rvl',
      label: t`Rent`,
      align: 'right',
      cell: ({ rvl_amount: rvl }) => formatRupees(paise(rvl)),
    },
    { key: 'months', label: t`Months paid`, align: 'right', cell: ({ months_paid: months }) => months },
    {
      key: 'paid',
      label: t`Rent paid`,
      isInLine: true,
      align: 'right',
      cell: ({ rvl_paid: paid }) => formatRupees(paise(paid)),
    },
    { key: 'credited', label: t`Credited to`, cell: ({ credited }) => credited ?? '–' },
    {
      key: 'commission',
      label: t`Your commission`,
      isInLine: true,
      align: 'right',
      cell: ({ earned }) => formatRupeesAndPaise(paise(earned)),
    },
  ];
}
