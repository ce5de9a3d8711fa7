// The person's managed rentals, as owner or broker: what is locked for each, and how many months were paid.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { RvlRecord } from '../../../contract/users.ts';
import { paise } from '../../../domain/money.ts';
import { byCursor, GrowingList } from '../../components/list/growing-list.tsx';
import { ManagedRentalBadge } from '../../components/managed-rentals/managed-rental-status-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
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
    <GrowingList<RvlRecord> list={list} failure={failures.loadUser} empty={t`No RVL records yet`}>
      {(records) => (
        <WideTable minWidth={820} aria-label={t`RVL Records`}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t`Property`}</Table.Th>
                <Table.Th>{t`Status`}</Table.Th>
                <Table.Th ta="right">{t`Monthly rent`}</Table.Th>
                <Table.Th ta="right">{t`Rental value locked`}</Table.Th>
                <Table.Th ta="right">{t`Paid months`}</Table.Th>
                <Table.Th>{t`Submitted`}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {records.map((record) => (
                <RecordRow key={record.id} record={record} />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      )}
    </GrowingList>
  );
}

function RecordRow({ record }: { record: RvlRecord }) {
  const { rental_value_locked: locked } = record;
  const months = record.paid_months.toLocaleString('en-IN');
  return (
    <Table.Tr>
      <Table.Td>
        <PropertyName record={record} />
        <Text size="sm" c="dimmed">
          {record.property_name !== record.property_location && `${record.property_location} · `}
          {record.side === 'owner' ? <Trans>as owner</Trans> : <Trans>as broker</Trans>}
        </Text>
      </Table.Td>
      <Table.Td>
        {record.property_status === 'ended' ? (
          <Badge color="gray">
            <Trans>Ended</Trans>
          </Badge>
        ) : (
          <ManagedRentalBadge status={record.status} is_configured={record.is_configured} />
        )}
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(record.monthly_rent)} />
      </Table.Td>
      <Table.Td ta="right">{locked === null ? '–' : <MoneyText amount={paise(locked)} />}</Table.Td>
      <Table.Td ta="right">
        {months}
        {record.paid_months > 0 && (
          <Text size="xs" c="dimmed">
            <MoneyText amount={paise(record.paid_rvl)} />
          </Text>
        )}
      </Table.Td>
      <Table.Td>{dayOf(record.created_at)}</Table.Td>
    </Table.Tr>
  );
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
