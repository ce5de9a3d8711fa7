// The broker's managed rentals: applications they follow (`tab=track`) and homes they look after (`tab=manage`).
import { useLingui } from '@lingui/react/macro';
import { Stack, Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { RoleGuard } from '../../components/role-guard.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { ManagedRentalsHeader } from './managed-rentals.tsx';
import { OwnApplications } from './own-applications.tsx';
import { OwnHomes } from './own-managed-homes.tsx';

export { meta } from './managed-rentals.tsx';

export default function BrokerManagedRentals() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'manage' ? 'manage' : 'track';
  return (
    <RoleGuard allowed={['broker']}>
      <Stack gap="lg">
        <ManagedRentalsHeader hasMonths={tab === 'manage'} />
        <Tabs value={tab} onChange={(next) => setParams({ tab: next ?? 'track' })} keepMounted={false}>
          <TabBar aria-label={t`Managed rentals`}>
            <Tabs.Tab value="track">{t`Track`}</Tabs.Tab>
            <Tabs.Tab value="manage">{t`Manage`}</Tabs.Tab>
          </TabBar>
          <Tabs.Panel value="track">
            <OwnApplications />
          </Tabs.Panel>
          <Tabs.Panel value="manage">
            <OwnHomes />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </RoleGuard>
  );
}
