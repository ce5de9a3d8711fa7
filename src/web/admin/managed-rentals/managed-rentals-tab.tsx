// Managed Property Rentals: what waits for approval, what is under management, and which months were paid.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Tabs } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { tabAddress } from '../shell/tab-address.ts';
import { useWaitingOf } from '../shell/use-inbox.ts';
import { Waits } from '../shell/waits.tsx';
import { ActiveProperties } from './active-properties.tsx';
import { PendingApproval } from './pending-approval.tsx';
import { RvlTracking } from './rvl-tracking.tsx';

const views = ['pending', 'active', 'rvl'] as const;

export default adminTab(
  { place: 30, label: msg`Managed Rentals`, permission: 'managedRentals.list' },
  ManagedRentalsTab,
);

function ManagedRentalsTab() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // Together they are the figure on the tab of the office.
  const [toDecide, toConfigure] = [useWaitingOf('applications'), useWaitingOf('applications-to-configure')];
  const [stateless, toMark] = [useWaitingOf('homes-without-state'), useWaitingOf('rents-to-mark')];
  const view = views.find((one) => one === params.get('view')) ?? 'pending';
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Managed Property Rentals</Trans>}
        description={<Trans>Review applications, manage homes and record each month’s rent value.</Trans>}
      />
      <Tabs
        value={view}
        onChange={(next) => next && navigate(tabAddress('managed-rentals', { view: next }))}
        activateTabWithKeyboard={false}
        keepMounted={false}
      >
        <TabBar aria-label={t`Managed rentals`} data-even>
          <Tabs.Tab value="pending" rightSection={<Waits count={toDecide + toConfigure} />}>
            {t`Pending Approval`}
          </Tabs.Tab>
          <Tabs.Tab value="active" rightSection={<Waits count={stateless} />}>
            {t`Active Properties`}
          </Tabs.Tab>
          <Tabs.Tab value="rvl" rightSection={<Waits count={toMark} />}>
            {t`RVL Tracking`}
          </Tabs.Tab>
        </TabBar>
        <Tabs.Panel value="pending">
          <PendingApproval />
        </Tabs.Panel>
        <Tabs.Panel value="active">
          <ActiveProperties />
        </Tabs.Panel>
        <Tabs.Panel value="rvl">
          <RvlTracking />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
