// The first tab of everybody in the office: what waits for them, the ways to the work, and how the business stands for those who may see it.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeenAt } from '../../ui/seen-at.tsx';
import { Loading, TableSkeleton } from '../../ui/skeletons.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { useInbox } from '../shell/use-inbox.ts';
import { useMay } from '../shell/use-may.ts';
import classes from './dashboard-tab.module.css';
import { OverviewCards } from './overview-cards.tsx';
import { Panels } from './panels.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useHasBatches, useIsQuiet, WaitingWork } from './waiting-work.tsx';

/** Whoever sees the whole business has too many kinds of them. */
const FirstCases = lazy(() => import('./first-cases.tsx'));
/** Seen until the first home is here. */
const FirstSteps = lazy(() => import('./first-steps.tsx'));
/** Seen until it is put away; what is below waits for it, so that nothing moves. */
const RoleLine = lazy(() => import('./role-line.tsx'));

export default adminTab({ place: 10, label: msg`Dashboard`, permission: 'inbox.list' }, DashboardTab);

function DashboardTab() {
  const may = useMay();
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <PageHeader
          title={may('admin.overview') ? <Trans>Admin Dashboard</Trans> : <Trans>Dashboard</Trans>}
          actions={<QuickActions />}
        />
      </div>
      <Suspense fallback={<TableSkeleton />}>
        <Age />
        <RoleLine />
        {may('admin.overview') ? <Business /> : <OwnWork />}
        <Panels />
      </Suspense>
    </Stack>
  );
}

/** Of what waits, which is asked for most often; it comes with it, so that neither asks twice. */
const Age = () => <SeenAt of={useInbox()} />;

function OwnWork() {
  const isQuiet = useIsQuiet();
  const may = useMay();
  // Whoever drafts begins with the batch, and whoever approves or sends one too.
  const hasBatches = [useHasBatches(), may('payouts.createBatch')].some(Boolean);
  const batches = (
    <Suspense fallback={<TableSkeleton rows={1} />}>
      <FirstCases batches="alone" />
    </Suspense>
  );
  const parts = [
    <WaitingWork key="waiting" isListed first={hasBatches && batches} />,
    <Suspense key="cases" fallback={<TableSkeleton rows={5} />}>
      <FirstCases {...(hasBatches && { batches: 'without' })} />
    </Suspense>,
  ];
  return isQuiet && !hasBatches ? parts.toReversed() : parts;
}

/** Before the first home there is nothing to look at, and something to set up. */
function Business() {
  const { queries } = useApi();
  const may = useMay();
  const overview = useQuery(queries.admin.overview.queryOptions({ staleTime: 0 }));
  const isNew = overview.data?.properties.now === 0 && may('settings.update');
  return (
    <>
      {isNew && (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      )}
      <WaitingWork />
      {overview.isPending && (
        <Loading>
          <OverviewCards overview={undefined} />
        </Loading>
      )}
      {/* Without a connection what was just seen stays. */}
      {overview.isError && !overview.data && (
        <LoadError query={overview} otherwise={failures.loadAdminDashboard} />
      )}
      {overview.data && <OverviewCards overview={overview.data} />}
    </>
  );
}
