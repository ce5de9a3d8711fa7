// `/portal/manager/tenants`: who lives in the homes assigned to a manager, what they reported as paid, and what is due.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { LeaseList } from './tenants-page.tsx';

/** The other views come when they are opened: the page keeps the budget of scripts. */
const PaymentList = lazy(async () => ({ default: (await import('../rents/payment-list.tsx')).PaymentList }));
const RentGrid = lazy(async () => ({ default: (await import('../rents/rent-grid.tsx')).RentGrid }));

export const meta = () => screenMeta(msg`Tenants`);

const views = ['tenants', 'waiting', 'months'] as const;

export default function ManagerTenants() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Tenants</Trans>}
          description={<Trans>Who lives in your homes, and the rent of each month.</Trans>}
        />
        <Views />
      </Stack>
    </RoleGuard>
  );
}

function Views() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'tenants';
  const { queries } = useApi();
  const summary = useQuery(queries.rents.summary.queryOptions({ input: { as: 'manager' }, staleTime: 0 }));
  const waiting = summary.data?.waiting ?? 0;
  return (
    <Tabs
      value={view}
      onChange={(next) => setParams(next && next !== 'tenants' ? { view: next } : {})}
      keepMounted={false}
    >
      <TabBar aria-label={t`Tenants`}>
        <Tabs.Tab value="tenants">{t`Leases`}</Tabs.Tab>
        <Tabs.Tab
          value="waiting"
          rightSection={waiting > 0 ? <Badge size="sm">{waiting}</Badge> : undefined}
        >{t`To confirm`}</Tabs.Tab>
        <Tabs.Tab value="months">{t`Rent due`}</Tabs.Tab>
      </TabBar>
      <Tabs.Panel value="tenants">
        <LeaseList as="manager" />
      </Tabs.Panel>
      <Tabs.Panel value="waiting">
        <Suspense fallback={<TableSkeleton />}>
          <PaymentList as="manager" show="waiting" empty={<EmptyState title={t`Nothing to confirm`} />} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="months">
        <Suspense fallback={<TableSkeleton />}>
          <RentGrid as="manager" />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
