// The person's managed rentals, as owner or broker: what is locked for each, and how many months were paid.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { RvlRecord } from '../../../contract/users.ts';
import { paise } from '../../../domain/money.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ManagedRentalBadge } from '../../components/managed-rentals/managed-rental-status-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import type { Column } from '../../ui/columns.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { dayOf } from './user-labels.ts';

export function RvlRecords({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.users.rvlRecords.infiniteOptions({
      input: (cursor: string | undefined) => ({ userId, ...(cursor ? { cursor } : {}) }),
      ...byCursor,
      staleTime: 0,
    }),
  );
  return (
    <DataList
      label={t`RVL Records`}
      query={list}
      failure={failures.loadUser}
      empty={t`No RVL records yet`}
      columns={useRecordColumns()}
      rowKey={({ id }) => id}
      minWidth={820}
    />
  );
}

function useRecordColumns(): Column<RvlRecord>[] {
  const { t } = useLingui();
  return [
    {
      key: 'property',
      label: t`Property`,
      cell: (record) => (
        <>
          <PropertyName record={record} />
          <Text size="sm" c="dimmed" fw={400}>
            {record.property_name !== record.property_location && `${record.property_location} · `}
            <Side record={record} />
          </Text>
        </>
      ),
    },
    {
      key: 'status',
      label: t`Status`,
      cell: ({ property_status: property, status, is_configured }) =>
        property === 'ended' ? (
          <Badge color="gray">
            <Trans>Ended</Trans>
          </Badge>
        ) : (
          <ManagedRentalBadge status={status} is_configured={is_configured} />
        ),
    },
    {
      key: 'rent',
      label: t`Monthly rent`,
      align: 'right',
      cell: ({ monthly_rent: rent }) => <MoneyText amount={paise(rent)} />,
    },
    {
      key: 'locked',
      label: t`Rental value locked`,
      align: 'right',
      cell: ({ rental_value_locked: locked }) =>
        locked === null ? '–' : <MoneyText amount={paise(locked)} />,
    },
    {
      key: 'paid',
      label: t`Paid months`,
      align: 'right',
      cell: ({ paid_months: months, paid_rvl: paid }) => (
        <>
          {months.toLocaleString('en-IN')}
          {months > 0 && (
            <Text size="xs" c="dimmed">
              <MoneyText amount={paise(paid)} />
            </Text>
          )}
        </>
      ),
    },
    { key: 'submitted', label: t`Submitted`, cell: ({ created_at: at }) => dayOf(at) },
  ];
}

/** Whom a home is credited to is changed and corrected beside its other facts. */
function Side({ record: { side, is_configured: isConfigured, property_name: q } }: { record: RvlRecord }) {
  if (side === 'affiliate' && isConfigured) {
    return (
      <Anchor
        component={Link}
        to={tabAddress('managed-rentals', { view: 'active', show: 'all', q })}
        size="sm"
      >
        <Trans>credited as affiliate</Trans>
      </Anchor>
    );
  }
  if (side === 'affiliate') return <Trans>credited as affiliate</Trans>;
  return side === 'owner' ? <Trans>as owner</Trans> : <Trans>as broker</Trans>;
}

/** Leads to its months once it is under management. */
function PropertyName({
  record: { property_name: name, is_configured: isConfigured },
}: {
  record: RvlRecord;
}) {
  if (!isConfigured) {
    return (
      <Text size="sm" fw={600}>
        {name}
      </Text>
    );
  }
  return (
    <Anchor component={Link} to={tabAddress('managed-rentals', { view: 'rvl', q: name })} size="sm" fw={600}>
      {name}
    </Anchor>
  );
}
