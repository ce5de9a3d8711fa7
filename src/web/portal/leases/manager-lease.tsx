// `/portal/manager/leases/:id`: the lease of a managed home as its manager reads it, with the rent they record.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Group, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { isRunning } from '../../../domain/leases.ts';
import { ConditionLink } from '../../components/condition-reports/condition-link.tsx';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { LeaseTerms } from '../../components/leases/lease-terms.tsx';
import { Signers } from '../../components/leases/signers.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { HomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { AgreementButton } from './agreement-button.tsx';
import { LeaseLaw } from './lease-law.tsx';
import { loadLeaseFailed } from './lease-messages.ts';
import { useLease } from './use-lease.ts';

/** Their forms come after the page. */
const LeaseSettlement = lazy(async () => ({
  default: (await import('../settlements/lease-settlement.tsx')).LeaseSettlement,
}));
const LeaseRent = lazy(async () => ({ default: (await import('../rents/lease-rent.tsx')).LeaseRent }));

/** Of a draft that they wrote for its owner. */
const PreparedActions = lazy(async () => ({
  default: (await import('./prepared-actions.tsx')).PreparedActions,
}));

export const meta = () => screenMeta(msg`Lease`);

export default function ManagerLease() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <LoadedLease />
    </RoleGuard>
  );
}

function LoadedLease() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const query = useLease(id);
  if (!query.data) {
    return (
      <Stack gap="lg">
        <PageHeader title={t`Lease`} />
        {query.isPending ? (
          <TableSkeleton rows={4} />
        ) : (
          <LoadError query={query} otherwise={loadLeaseFailed} />
        )}
      </Stack>
    );
  }
  const lease = query.data;
  return (
    <Stack gap="lg">
      <PageHeader
        title={<HomeName name={lease.home_name} />}
        badge={<LeaseStateBadge state={lease.state} />}
        description={<Trans>Terms, notice and renewal are between landlord and tenant.</Trans>}
        actions={
          <Anchor component={Link} to="/portal/manager/tenants">
            <Trans>All tenants</Trans>
          </Anchor>
        }
      />
      <Suspense fallback={null}>
        <LeaseSettlement leaseId={lease.id} as="reader" />
      </Suspense>
      <Card padding="md">
        <Stack gap="lg">
          <LeaseTerms lease={lease} />
          <Signers lease={lease} />
          <Group gap="xs">
            <AgreementButton lease={lease} />
            <ConditionLink lease={lease} />
          </Group>
          <LeaseLaw id={lease.id} />
          {lease.is_prepared_by_you && (
            <Suspense fallback={null}>
              <PreparedActions lease={lease} />
            </Suspense>
          )}
        </Stack>
      </Card>
      <Suspense fallback={<TableSkeleton rows={4} />}>
        {(isRunning(lease.state) || lease.state === 'ended') && (
          <LeaseRent lease={lease} leaseId={lease.id} as="manager" />
        )}
      </Suspense>
    </Stack>
  );
}
