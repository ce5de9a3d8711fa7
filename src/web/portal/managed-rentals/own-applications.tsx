// Where each application of an owner or broker stands, and what happens next.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { OwnManagedRental } from '../../../contract/managed-rentals.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import { propertyTypeLabel } from '../../components/managed-rentals/managed-rental-labels.ts';
import { ManagedRentalBadge } from '../../components/managed-rentals/managed-rental-status-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export function OwnApplications() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const page = useQuery(
    queries.managedRentals.listMine.queryOptions({
      input: { cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <CardList
      query={page}
      failure={failures.loadManagedRentals}
      empty={
        <EmptyState
          title={t`No applications yet`}
          action={
            <Button component={Link} to="/submit-managed-rental">
              <Trans>Submit Managed Rental</Trans>
            </Button>
          }
        >
          <Trans>Submit a home and track its review here.</Trans>
        </EmptyState>
      }
      rowKey={({ id }) => id}
      card={(application) => <ApplicationRow application={application} />}
    />
  );
}

function ApplicationRow({ application }: { application: OwnManagedRental }) {
  const { t, i18n } = useLingui();
  const type = propertyTypeLabel(application.property_type);
  const name = `${typeof type === 'string' ? type : i18n._(type)}, ${application.property_location}`;
  const rent = formatRupees(paise(application.monthly_rent));
  const submitted = formatInstant(application.created_at);
  return (
    <Card padding="md" component="article" aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Title order={2} size="h4">
          {name}
        </Title>
        <ManagedRentalBadge status={application.status} is_configured={application.is_configured} />
      </Group>
      <Text size="sm">
        <Trans>
          {rent} a month · submitted {submitted}
        </Trans>
      </Text>
      {application.side === 'broker' && application.landlord_name && (
        <Text size="sm">{t`For ${application.landlord_name}`}</Text>
      )}
      {application.brought_by && (
        <Text size="sm">{t`Brought by ${application.brought_by.full_name} (${application.brought_by.affiliate_id})`}</Text>
      )}
      <Text size="sm" c="dimmed" mt={4}>
        <NextStep application={application} />
      </Text>
    </Card>
  );
}

function NextStep({ application }: { application: OwnManagedRental }) {
  if (application.status === 'declined') {
    const { decline_reason: reason } = application;
    return reason ? <Trans>Declined because: {reason}</Trans> : <Trans>Declined.</Trans>;
  }
  if (application.is_configured) return <Trans>Under management: see its months under managed homes.</Trans>;
  if (application.status === 'approved') return <Trans>Next we agree the lease and the rent with you.</Trans>;
  return application.status === 'under_review' ? (
    <Trans>We are looking at it and will notify you.</Trans>
  ) : (
    <Trans>Waiting for our review; usually two working days.</Trans>
  );
}
