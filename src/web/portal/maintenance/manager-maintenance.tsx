// The board of a property manager: what is broken in the homes assigned to them, and in no others.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RaiseButton } from './raise-button.tsx';
import { WaitingRequests } from './waiting-later.tsx';
import { WorkedRequests } from './worked-requests.tsx';

export { meta } from './landlord-maintenance.tsx';

export default function ManagerMaintenance() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Maintenance</Trans>}
          description={<Trans>Repairs in your homes. Landlords approve the cost.</Trans>}
          actions={<RaiseButton as="manager" />}
        />
        <WaitingRequests />
        <WorkedRequests as="manager" />
      </Stack>
    </RoleGuard>
  );
}
