// `/portal/broker/leads`: who asks about which home, from the first question to the lease, with notes and reminders.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../../components/role-guard.tsx';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pipeline } from './pipeline.tsx';

export const meta = () => screenMeta(msg`Leads`);

export default function BrokerLeads() {
  return (
    <RoleGuard allowed={['broker']}>
      <Stack gap="xs">
        <PageHeader
          title={<Trans>Leads</Trans>}
          description={<Trans>Phone and email show once a visit or application is accepted.</Trans>}
        />
        <Pipeline />
      </Stack>
    </RoleGuard>
  );
}
