// One's managed homes month by month, and the applications that may become some.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { OwnApplications } from './own-applications.tsx';
import { OwnHomes } from './own-managed-homes.tsx';

export const meta = () => screenMeta(msg`Managed Rentals`);

export default function ManagedRentals() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const show = params.get('show') === 'applications' ? 'applications' : 'homes';
  return (
    <Stack gap="lg">
      <ManagedRentalsHeader />
      <Tabs
        value={show}
        onChange={(next) => setParams(next === 'applications' ? { show: next } : {})}
        keepMounted={false}
      >
        <TabBar aria-label={t`Managed rentals`}>
          <Tabs.Tab value="homes">{t`Managed homes`}</Tabs.Tab>
          <Tabs.Tab value="applications">{t`Applications`}</Tabs.Tab>
        </TabBar>
        <Tabs.Panel value="homes">
          <OwnHomes />
        </Tabs.Panel>
        <Tabs.Panel value="applications">
          <OwnApplications />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

export function ManagedRentalsHeader() {
  return (
    <PageHeader
      title={<Trans>Managed Rentals</Trans>}
      description={<Trans>Month by month, and your applications.</Trans>}
      actions={
        <Button variant="default" component={Link} to="/submit-managed-rental">
          <Trans>Submit Managed Rental</Trans>
        </Button>
      }
    />
  );
}
