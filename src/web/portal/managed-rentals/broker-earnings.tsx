// `/portal/broker/managed-rental-affiliate`: the rent value of the managed homes a broker brought, and what they earn him.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Card, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { HomeEarning } from '../../../contract/brokers.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { cursorOf } from '../../components/list/cursor-of.ts';
import { CursorPager } from '../../components/list/list-controls.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WideTable } from '../../ui/wide-table.tsx';

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
    <QueryState query={page} failure={notLoaded}>
      {({ items, total, next_cursor: next }) =>
        items.length === 0 ? (
          <EmptyState title={t`No managed homes yet`}>
            <Trans>Hand a landlord’s home in for managed rental, and its rent shows here.</Trans>
          </EmptyState>
        ) : (
          <Card padding="md">
            <Stack gap="md">
              <Text size="sm" c="dimmed" role="status">
                <Plural value={total} one="# home" other="# homes" />
              </Text>
              <HomeTable homes={items} />
              <CursorPager nextCursor={next} />
            </Stack>
          </Card>
        )
      }
    </QueryState>
  );
}

function HomeTable({ homes }: { homes: readonly HomeEarning[] }) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={780} aria-label={t`Managed homes`}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Home`}</Table.Th>
            <Table.Th>{t`RVL`}</Table.Th>
            <Table.Th>{t`Months paid`}</Table.Th>
            <Table.Th>{t`RVL paid`}</Table.Th>
            <Table.Th>{t`Credited to`}</Table.Th>
            <Table.Th>{t`Your commission`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {homes.map((home) => (
            <Table.Tr key={home.id}>
              <Table.Td>
                <Text size="sm" fw={600}>
                  {home.property_name}
                </Text>
                <Text size="xs" c="dimmed">
                  {home.property_location}
                </Text>
                {home.status === 'ended' && <Badge color="gray">{t`Ended`}</Badge>}
              </Table.Td>
              <Table.Td>{formatRupees(paise(home.rvl_amount))}</Table.Td>
              <Table.Td>{home.months_paid}</Table.Td>
              <Table.Td>{formatRupees(paise(home.rvl_paid))}</Table.Td>
              <Table.Td>{home.credited ?? '–'}</Table.Td>
              <Table.Td>{formatRupeesAndPaise(paise(home.earned))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
