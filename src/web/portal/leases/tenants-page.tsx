// A landlord's tenants: each lease with its state, term and rent, and the way to its page.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { leaseShows } from '../../../contract/choices.ts';
import type { Lease, LessorRole } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { leaseCount } from '../../components/leases/lease-count.tsx';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { HomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { loadLeasesFailed } from './lease-messages.ts';

/** Most let their own homes alone. */
const PreparedLink = lazy(async () => ({ default: (await import('./prepared-link.tsx')).PreparedLink }));

export const meta = () => screenMeta(msg`Tenants`);

export default function LandlordTenants() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Tenants</Trans>}
          description={<Trans>Your leases: who rents, until when, for how much.</Trans>}
          actions={
            <>
              <Button component={Link} to="/portal/landlord/leases/import" variant="default">
                <Trans>Leases from a file</Trans>
              </Button>
              <Button component={Link} to="/portal/landlord/leases/new">
                <Trans>New lease</Trans>
              </Button>
            </>
          }
        />
        <LeaseList as="landlord" />
        <Suspense fallback={null}>
          <PreparedLink />
        </Suspense>
      </Stack>
    </RoleGuard>
  );
}

export function LeaseList({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: leaseShows });
  const page = useQuery(
    queries.leases.listLet.queryOptions({
      input: { as: role, ...input },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <Stack gap="md">
      <ListFilters
        placeholder={t`Home or tenant`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: [
              { value: 'open', label: t`Drafts and running` },
              { value: 'running', label: t`Running` },
              { value: 'ended', label: t`Ended` },
              { value: 'all', label: t`All` },
            ],
          },
        ]}
      />
      <CardList
        query={page}
        failure={loadLeasesFailed}
        count={leaseCount}
        empty={
          <EmptyState
            title={isFiltered ? t`No lease matches` : t`No tenants yet`}
            action={
              role === 'manager' &&
              !isFiltered && (
                <Anchor component={Link} to="/portal/landlord/leases/new">
                  <Trans>Prepare a lease for the owner to sign</Trans>
                </Anchor>
              )
            }
          >
            {role === 'landlord' ? (
              <Trans>Accept an application, or write a lease for a tenant you found yourself.</Trans>
            ) : (
              <Trans>Leases that you prepare or the owners write appear here.</Trans>
            )}
          </EmptyState>
        }
        rowKey={({ id }) => id}
        card={(lease) => <LeaseRow lease={lease} as={role} />}
      />
    </Stack>
  );
}

function LeaseRow({ lease, as: role }: { lease: Lease; as: LessorRole }) {
  const rent = formatRupees(paise(lease.rent));
  return (
    <Card padding="md" component="article" aria-label={lease.tenant.name}>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <div>
          <Anchor component={Link} to={`/portal/${role}/leases/${lease.id}`} fw={600}>
            {lease.tenant.name}
          </Anchor>
          <Text size="sm">
            <HomeName name={lease.home_name} />
          </Text>
          <Text size="sm" c="dimmed">
            {`${formatDate(lease.start_date)} – ${formatDate(lease.ended_on ?? lease.notice?.ends_on ?? lease.end_date)}`}
          </Text>
        </div>
        <Stack gap={4} align="flex-end" flex="none">
          <LeaseStateBadge state={lease.state} />
          <Text size="sm" className="money">
            <Trans>{rent} a month</Trans>
          </Text>
        </Stack>
      </Group>
    </Card>
  );
}
