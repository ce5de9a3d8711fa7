// A tenant's requests: the form for a new one, and each with where it stands.

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import type { HomeToRepair } from '../../../contract/maintenance.ts';
import { isRunning } from '../../../domain/leases.ts';
import { LoadError } from '../../components/load-error.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestList } from './request-list.tsx';
import { WaitingRequests } from './waiting-later.tsx';

/** Of whoever has a home: comes after the page, which has a budget of scripts. */
const RaiseForm = lazy(async () => ({ default: (await import('./raise-form.tsx')).RaiseForm }));

export const meta = () => screenMeta(msg`Maintenance`);

export default function TenantMaintenance() {
  return (
    <RoleGuard allowed={['tenant']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Maintenance</Trans>}
          description={<Trans>Report what is broken, and see when it will be repaired.</Trans>}
        />
        <WaitingRequests />
        <NewRequest />
        <Requests />
        <RequestDialog />
      </Stack>
    </RoleGuard>
  );
}

const useLeases = () => {
  const { queries } = useApi();
  return useQuery(queries.leases.listMine.queryOptions({ input: { limit: 50 }, staleTime: 0 }));
};

/** Nothing where there never was a lease: that is said above. */
const Requests = () => (useLeases().data?.items.length === 0 ? null : <RequestList as="tenant" />);

function NewRequest() {
  const { t } = useLingui();
  const isLedTo = useLocation().hash === '#new';
  const leases = useLeases();
  if (leases.isPending) return <FormSkeleton fields={3} />;
  if (leases.isError) return <LoadError query={leases} otherwise={msg`Your leases could not be loaded`} />;
  const running = leases.data.items.filter(({ state }) => isRunning(state));
  if (running.length > 0) {
    return (
      <Card padding="md">
        <Title order={2} size="h4" mb="md">
          <Trans>What needs repair?</Trans>
        </Title>
        <Suspense fallback={<FormSkeleton fields={3} />}>
          <RaiseForm as="tenant" homes={running.map(homeOf)} startsHere={isLedTo} />
        </Suspense>
      </Card>
    );
  }
  return (
    <EmptyState
      title={t`No running lease`}
      action={
        <Button component={Link} to="/properties">
          <Trans>Find a home</Trans>
        </Button>
      }
    >
      <Trans>You can report repairs once you rent a home.</Trans>
    </EmptyState>
  );
}

const homeOf = ({ id, property_id, managed_property_id, home_name, tenant }: Lease): HomeToRepair => ({
  lease_id: id,
  property_id,
  managed_property_id,
  home_name,
  tenant_name: tenant.name,
});
