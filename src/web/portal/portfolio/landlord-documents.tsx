// `/portal/landlord/documents`: the agreement of each lease and every receipt, as PDF.

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { leaseCount } from '../../components/leases/lease-count.tsx';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { cursorOf, searchOf } from '../../components/list/list-input.ts';
import { PanNudge } from '../../components/payees/pan-nudge.tsx';
import { HomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { AgreementButton } from '../leases/agreement-button.tsx';
import { PaymentList } from '../rents/payment-list.tsx';

export const meta = () => screenMeta(msg`Documents`);

export default function LandlordDocuments() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Documents</Trans>}
          description={<Trans>Agreements and receipts, to save or share.</Trans>}
        />
        <Kinds />
      </Stack>
    </RoleGuard>
  );
}

function Kinds() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'receipts' ? 'receipts' : 'agreements';
  return (
    <Tabs
      value={view}
      onChange={(next) => setParams(next === 'receipts' ? { view: 'receipts' } : {})}
      keepMounted={false}
    >
      <TabBar aria-label={t`Documents`}>
        <Tabs.Tab value="agreements">{t`Agreements`}</Tabs.Tab>
        <Tabs.Tab value="receipts">{t`Receipts`}</Tabs.Tab>
      </TabBar>
      <Tabs.Panel value="agreements">
        <Agreements />
      </Tabs.Panel>
      <Tabs.Panel value="receipts">
        <Stack gap="md">
          <PanNudge showsGiven />
          <PaymentList as="landlord" show="confirmed" empty={<EmptyState title={t`No receipts yet`} />} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}

function Agreements() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const q = searchOf(params);
  const page = useQuery(
    queries.leases.listLet.queryOptions({
      input: { q, show: 'all', cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <Stack gap="md">
      <ListFilters placeholder={t`Home or tenant`} />
      <CardList
        query={page}
        failure={msg`The agreements could not be loaded`}
        empty={q ? t`No lease matches` : t`No agreements yet`}
        count={leaseCount}
        rowKey={({ id }) => id}
        card={(lease) => <AgreementCard lease={lease} />}
      />
    </Stack>
  );
}

function AgreementCard({ lease }: { lease: Lease }) {
  return (
    <Card padding="md" component="article" aria-label={lease.tenant.name}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <div style={{ flex: '1 1 10rem' }}>
          <Text fw={600}>
            <HomeName name={lease.home_name} />
          </Text>
          <Text size="sm" c="dimmed">
            {`${lease.tenant.name} · ${formatDate(lease.start_date)} – ${formatDate(lease.end_date)}`}
          </Text>
        </div>
        <LeaseStateBadge state={lease.state} />
      </Group>
      <Group>
        <AgreementButton lease={lease} />
      </Group>
    </Card>
  );
}
