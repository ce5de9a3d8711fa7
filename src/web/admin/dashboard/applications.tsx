// Managed rental applications on the dashboard: the newest twenty, Approve only for submitted ones (specification, section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ManagedRental } from '../../../contract/managed-rentals.ts';
import { canMoveManagedRental } from '../../../domain/managed-rentals.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { ManagedRentalBadge } from '../../components/managed-rentals/managed-rental-status-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage, failures, successes } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useReloadManagedRentals } from '../managed-rentals/use-reload-managed-rentals.ts';
import { tabAddress } from '../shell/tab-address.ts';

export function DashboardApplications() {
  const { t } = useLingui();
  return (
    <Stack component="section" gap="md" aria-label={t`Applications`}>
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          <Trans>Applications</Trans>
        </Title>
        <Button component={Link} to={tabAddress('managed-rentals')} variant="default" size="sm">
          <Trans>Open Managed Rentals</Trans>
        </Button>
      </Group>
      <Newest />
    </Stack>
  );
}

function Newest() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const page = useQuery(queries.managedRentals.list.queryOptions({ input: { show: 'all' }, staleTime: 0 }));
  if (page.isPending) return <TableSkeleton rows={4} />;
  if (page.isError) {
    return <ErrorState title={i18n._(failures.loadManagedRentals)} onRetry={() => page.refetch()} />;
  }
  if (page.data.items.length === 0) return <Text size="sm">{t`No applications yet.`}</Text>;
  return page.data.items.map((application) => (
    <ApplicationLine key={application.id} application={application} />
  ));
}

function ApplicationLine({ application }: { application: ManagedRental }) {
  const rent = formatRupees(paise(application.monthly_rent));
  return (
    <Card padding="sm" component="article" aria-label={application.property_location}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600} size="sm">
            {application.property_location}
          </Text>
          <Text size="sm" c="dimmed">
            {[rent, application.landlord_name].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap="sm">
          <ManagedRentalBadge status={application.status} is_configured={application.is_configured} />
          {canMoveManagedRental(application.status, 'approveOnly') && <ApproveButton {...application} />}
          {application.status === 'under_review' && <DecideLink {...application} />}
        </Group>
      </Group>
    </Card>
  );
}

/** Under review it is decided with its configuration, or declined, which Managed Rentals does. */
function DecideLink({ property_location: place }: ManagedRental) {
  const { t } = useLingui();
  return (
    <Button
      component={Link}
      to={tabAddress('managed-rentals', { show: 'under_review', q: place })}
      size="xs"
      variant="default"
      aria-label={t`Decide ${place}`}
    >
      {t`Decide`}
    </Button>
  );
}

/** It asks first: an approval cannot be taken back, and both parties get an email. */
function ApproveButton({ id, property_location: place }: ManagedRental) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const approve = useMutation({
    mutationFn: () => api.managedRentals.approveOnly({ id }),
    onError: (error) =>
      toast.destructive(failures.approveApplication, adminFailureMessage(error, msg`Please try again.`)),
    onSuccess: () => {
      toast.success(successes.applicationApproved);
      return reload();
    },
  });
  return (
    <ConfirmButton
      size="xs"
      aria-label={t`Approve ${place}`}
      question={t`Approve ${place}?`}
      explanation={t`We email the person who submitted it. You can’t undo this here. Set the lease and rent later, under Managed Rentals.`}
      confirmLabel={t`Approve`}
      onConfirm={() => approve.mutateAsync().catch(() => undefined)}
    >
      {t`Approve`}
    </ConfirmButton>
  );
}
