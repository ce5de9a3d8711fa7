// The board of a landlord: what is broken in their homes, who repairs it, at what cost.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RaiseButton } from './raise-button.tsx';
import { WaitingRequests } from './waiting-later.tsx';
import { WorkedRequests } from './worked-requests.tsx';

export const meta = () => screenMeta(msg`Maintenance`);

export default function LandlordMaintenance() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Maintenance</Trans>}
          description={<Trans>Repairs in your homes, and the status of each request.</Trans>}
          actions={<RaiseButton as="landlord" />}
        />
        <WaitingRequests />
        <WorkedRequests as="landlord" />
      </Stack>
    </RoleGuard>
  );
}
