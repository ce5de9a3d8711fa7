// A landlord's money: what waits for an answer, what each month should bring and brought, and every receipt.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { NewLease } from '../../components/leases/new-lease-button.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { StatsSkeleton, TableSkeleton } from '../../ui/skeletons.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { PaymentList } from './payment-list.tsx';
import { LateLine, RentFigures } from './rent-figures.tsx';

/** Come after the page, which has a budget of scripts. */
const PanNudge = lazy(async () => ({
  default: (await import('../../components/payees/pan-nudge.tsx')).PanNudge,
}));
const RecordRents = lazy(async () => ({ default: (await import('./record-rents.tsx')).RecordRents }));
const RentGrid = lazy(async () => ({ default: (await import('./rent-grid.tsx')).RentGrid }));

export const meta = () => screenMeta(msg`Financials`);

const views = ['waiting', 'record', 'months', 'receipts'] as const;

export default function LandlordFinancials() {
  const { t } = useLingui();
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Financials</Trans>}
          description={<Trans>Confirm rent received and see what’s pending.</Trans>}
          actions={
            <RowActions of={t`Financials`}>
              <Button component={Link} to="/portal/landlord/remittances" variant="default">
                <Trans>Paid by Kiraya</Trans>
              </Button>
              <Button component={Link} to="/portal/landlord/financials/bank" variant="default">
                <Trans>Bank statements</Trans>
              </Button>
            </RowActions>
          }
        />
        <Money />
      </Stack>
    </RoleGuard>
  );
}

/** Before the first lease there are no figures, and no receipts that need a PAN. */
function Money() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const leases = useQuery(
    queries.leases.listLet.queryOptions({ input: { show: 'all', limit: 1 }, staleTime: 0 }),
  );
  if (leases.isPending) return <StatsSkeleton />;
  // An address that names a view is that of somebody who has money here.
  if (leases.data?.total === 0 && !params.has('view')) {
    return (
      <EmptyState title={t`No rent yet`} action={<NewLease />}>
        <Trans>Rent, payments and receipts show up here once a lease begins.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {/* On a phone what waits to be confirmed comes before the figures. */}
      {isPhone ? <LateLine /> : <RentFigures />}
      <Views />
      {isPhone && <RentFigures isBelowLate />}
      {/* Once in a while: what came in is confirmed first. */}
      <Suspense>
        <PanNudge />
      </Suspense>
    </>
  );
}

function Views() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'waiting';
  const { queries } = useApi();
  const summary = useQuery(queries.rents.summary.queryOptions({ input: { as: 'landlord' }, staleTime: 0 }));
  const waiting = summary.data?.waiting ?? 0;
  return (
    <Tabs
      value={view}
      onChange={(next) => setParams(next && next !== 'waiting' ? { view: next } : {})}
      keepMounted={false}
    >
      <TabBar aria-label={t`Financials`}>
        <Tabs.Tab
          value="waiting"
          rightSection={waiting > 0 ? <Badge size="sm">{waiting}</Badge> : undefined}
        >{t`To confirm`}</Tabs.Tab>
        <Tabs.Tab value="record">{t({ message: 'Record', context: 'tab: rents that came in' })}</Tabs.Tab>
        <Tabs.Tab value="months">{t`Months`}</Tabs.Tab>
        <Tabs.Tab value="receipts">{t`Receipts`}</Tabs.Tab>
      </TabBar>
      <Tabs.Panel value="waiting">
        <PaymentList
          as="landlord"
          show="waiting"
          empty={
            <EmptyState title={t`Nothing to confirm`}>
              <Text>
                <Trans>Payments that tenants report show up here. Check your account, then confirm.</Trans>
              </Text>
            </EmptyState>
          }
        />
      </Tabs.Panel>
      <Tabs.Panel value="record">
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <RecordRents />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="months">
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <RentGrid />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="receipts">
        <PaymentList
          as="landlord"
          show="confirmed"
          empty={
            <EmptyState
              title={t`No receipts yet`}
            >{t`Receipts of payments you confirm show up here.`}</EmptyState>
          }
        />
      </Tabs.Panel>
    </Tabs>
  );
}
