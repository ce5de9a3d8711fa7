// Broker Registrations: every payment of a registration, what became of it, and the buttons that activate (section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { IconRefresh } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { DetailsDialog } from './broker-details-dialog.tsx';
import { useRegistrationColumns } from './registration-columns.tsx';
import { UnpaidRegistrations } from './unpaid-registrations.tsx';

const notLoaded = msg`Failed to load broker registrations`;

export default adminTab(
  { place: 80, label: msg`Brokers`, permission: 'brokerRegistrations.list' },
  BrokersTab,
);

function BrokersTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [shown, setShown] = useState<string>();
  const list = useInfiniteQuery(
    queries.brokerRegistrations.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Broker Registrations</Trans>}
        description={<Trans>Registration fees as they came in, online or in cash.</Trans>}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={list.isRefetching}
            onClick={() => list.refetch()}
          >
            <Trans>Refresh</Trans>
          </Button>
        }
      />
      <Card padding="md" component="section" aria-label={t`Broker Registrations`}>
        <DataList
          name="registrations"
          label={t`Broker Registrations`}
          query={list}
          failure={notLoaded}
          empty={t`No registrations yet.`}
          columns={useRegistrationColumns(setShown)}
          rowKey={({ id }) => id}
          minWidth={860}
        />
      </Card>
      <UnpaidRegistrations onShow={setShown} />
      {shown && <DetailsDialog brokerId={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}
