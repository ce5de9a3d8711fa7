// Where each application of an owner or broker stands, and what happens next.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { OwnManagedRental } from '../../../contract/managed-rentals.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import { propertyTypeLabel } from '../../components/managed-rentals/managed-rental-labels.ts';
import { ManagedRentalBadge } from '../../components/managed-rentals/managed-rental-status-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import type { Column } from '../../ui/columns.tsx';
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
    <DataList
      label={t`Applications`}
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
      columns={useApplicationColumns()}
      rowKey={({ id }) => id}
      minWidth={760}
    />
  );
}

function useApplicationColumns(): Column<OwnManagedRental>[] {
  const { t } = useLingui();
  return [
    {
      key: 'home',
      label: t`Home`,
      isHeader: true,
      minWidth: 220,
      cell: (application) => <Home application={application} />,
      onPhone: (application) => (
        <>
          <Home application={application} />
          <Text size="sm" fw={400}>
            <Trans>
              {formatRupees(paise(application.monthly_rent))} a month · submitted {submittedOn(application)}
            </Trans>
          </Text>
          <Group gap="xs" mt={4}>
            <State application={application} />
            <Next application={application} />
          </Group>
        </>
      ),
    },
    {
      key: 'rent',
      label: t`Rent`,
      align: 'right',
      isNarrow: true,
      cell: ({ monthly_rent: rent }) => formatRupees(paise(rent)),
    },
    { key: 'submitted', label: t`Submitted`, isNarrow: true, cell: submittedOn },
    { key: 'state', label: t`Status`, cell: (application) => <State application={application} /> },
    { key: 'next', label: t`Next step`, cell: (application) => <Next application={application} /> },
  ];
}

type Of = { application: OwnManagedRental };

const submittedOn = ({ created_at: at }: OwnManagedRental) => formatDate(dateInIndia(at));

function Home({ application }: Of) {
  const { t, i18n } = useLingui();
  const { side, landlord_name: landlord, brought_by: affiliate } = application;
  const type = propertyTypeLabel(application.property_type);
  const below = [
    side === 'broker' && landlord && t`For ${landlord}`,
    affiliate && t`Brought by ${affiliate.full_name} (${affiliate.affiliate_id})`,
  ].filter(Boolean);
  return (
    <>
      {`${typeof type === 'string' ? type : i18n._(type)}, ${application.property_location}`}
      {below.length > 0 && (
        <Text size="xs" c="dimmed" fw={400}>
          {below.join(' · ')}
        </Text>
      )}
    </>
  );
}

const State = ({ application: { status, is_configured: isConfigured } }: Of) => (
  <ManagedRentalBadge status={status} is_configured={isConfigured} />
);

const Next = ({ application }: Of) => (
  <Text size="sm" c="dimmed" fw={400}>
    <NextStep application={application} />
  </Text>
);

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
