// Managed rentals in the property manager's portal: the homes that were assigned to them, and no others.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OwnHomes } from './own-managed-homes.tsx';

export { meta } from './managed-rentals.tsx';

export default function ManagerManagedRentals() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Managed rentals</Trans>}
          description={<Trans>The homes you manage, with each month’s rent and lease.</Trans>}
        />
        <OwnHomes as="manager" />
      </Stack>
    </RoleGuard>
  );
}
