// The board of a landlord: what is broken in his homes, who repairs it, at what cost.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WorkedRequests } from './worked-requests.tsx';

export const meta = () => [{ title: 'Maintenance · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function LandlordMaintenance() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Maintenance</Trans>}
          description={
            <Trans>What your tenants asked to have repaired, and where each request stands.</Trans>
          }
        />
        <WorkedRequests as="landlord" />
      </Stack>
    </RoleGuard>
  );
}
