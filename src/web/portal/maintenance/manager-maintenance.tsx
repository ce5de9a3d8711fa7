// The board of a property manager: what is broken in the homes assigned to them, and in no others.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { RoleGuard } from '../../components/role-guard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { RaiseButton } from './raise-button.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

/** What is further down comes after the page: it keeps the budget of scripts. */
const WorkedRequests = lazy(async () => ({
  default: (await import('./worked-requests.tsx')).WorkedRequests,
}));

export { meta } from './landlord-maintenance.tsx';

export default function ManagerMaintenance() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Maintenance</Trans>}
          description={<Trans>Repairs in your homes. What one may cost is approved by its landlord.</Trans>}
          actions={<RaiseButton as="manager" />}
        />
        <WaitingRequests />
        <Suspense fallback={<TableSkeleton />}>
          <WorkedRequests as="manager" />
        </Suspense>
      </Stack>
    </RoleGuard>
  );
}
