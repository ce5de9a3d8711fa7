// One's managed homes month by month, and the applications that may become some.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { MonthLinks } from '../../components/managed-rentals/month-nav.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { OwnApplications } from './own-applications.tsx';
import { OwnHomes } from './own-managed-homes.tsx';

export const meta = () => screenMeta(msg`Managed Rentals`);

export default function ManagedRentals() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const show = params.get('show') === 'applications' ? 'applications' : 'homes';
  return (
    <Stack gap="lg">
      <ManagedRentalsHeader hasMonths={show === 'homes'} />
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

type ManagedRentalsHeaderProps = {
  /** The homes are in sight, with their months. */
  hasMonths: boolean;
};

/** On a phone all that can be done is behind one button: the list begins earlier. */
export function ManagedRentalsHeader({ hasMonths }: ManagedRentalsHeaderProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const submit = (
    <Button variant="default" component={Link} to="/submit-managed-rental">
      <Trans>Submit Managed Rental</Trans>
    </Button>
  );
  return (
    <PageHeader
      title={<Trans>Managed Rentals</Trans>}
      description={<Trans>Month by month, and your applications.</Trans>}
      actions={
        isPhone && hasMonths ? (
          <RowActions of={t`Managed Rentals`} label={t`More`}>
            {submit}
            <MonthLinks />
          </RowActions>
        ) : (
          submit
        )
      }
    />
  );
}
