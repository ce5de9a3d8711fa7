// A landlord's tenants: each lease with its state, term and rent, and the way to its page.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { leaseShows } from '../../../contract/choices.ts';
import type { Lease, LessorRole } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { cursorOf } from '../../components/list/cursor-of.ts';
import { CursorPager, ListControls } from '../../components/list/list-controls.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { loadLeasesFailed } from './lease-messages.ts';
import { LeaseShowSelect } from './lease-show-select.tsx';

export const meta = () => screenMeta(msg`Tenants`);

export default function LandlordTenants() {
  const { t } = useLingui();
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Tenants</Trans>}
          description={<Trans>Your leases: who rents, until when, for how much.</Trans>}
          actions={
            <Button component={Link} to="/portal/landlord/leases/new">
              <Trans>New lease</Trans>
            </Button>
          }
        />
        <Group align="flex-end" gap="sm">
          <ListControls placeholder={t`Home or tenant`} />
          <LeaseShowSelect />
        </Group>
        <LeaseList as="landlord" />
      </Stack>
    </RoleGuard>
  );
}

export function LeaseList({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const show = leaseShows.find((one) => one === params.get('show')) ?? 'open';
  const q = params.get('q')?.slice(0, 200) || undefined;
  const page = useQuery(
    queries.leases.listLet.queryOptions({
      input: { as: role, q, show, cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  if (page.isPending) return <TableSkeleton rows={4} />;
  if (page.isError) {
    return <LoadError query={page} otherwise={loadLeasesFailed} />;
  }
  if (page.data.items.length === 0) {
    return (
      <EmptyState title={q || show !== 'open' ? t`No lease matches` : t`No tenants yet`}>
        {role === 'landlord' ? (
          <Trans>Accept an application, or write a lease for a tenant you found yourself.</Trans>
        ) : (
          <Trans>The leases of your homes stand here as soon as their landlords have written them.</Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      {page.data.items.map((lease) => (
        <LeaseRow key={lease.id} lease={lease} as={role} />
      ))}
      <CursorPager nextCursor={page.data.next_cursor} />
    </Stack>
  );
}

function LeaseRow({ lease, as: role }: { lease: Lease; as: LessorRole }) {
  const rent = formatRupees(paise(lease.rent));
  return (
    <Card padding="md" component="article" aria-label={lease.tenant.name}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Anchor component={Link} to={`/portal/${role}/leases/${lease.id}`} fw={600}>
            {lease.tenant.name}
          </Anchor>
          <Text size="sm">{lease.home_name}</Text>
          <Text size="sm" c="dimmed">
            {`${formatDate(lease.start_date)} – ${formatDate(lease.ended_on ?? lease.notice?.ends_on ?? lease.end_date)}`}
          </Text>
        </div>
        <Stack gap={4} align="flex-end">
          <LeaseStateBadge state={lease.state} />
          <Text size="sm" className="money">
            <Trans>{rent} a month</Trans>
          </Text>
        </Stack>
      </Group>
    </Card>
  );
}
