// `/portal/landlord/leases/prepared`: what somebody wrote for the owners of homes that they list or look after, and what became of it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PreparedLease } from '../../../contract/leases.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import type { PreparedOutcome } from '../../../domain/leases.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { loadLeasesFailed } from './lease-messages.ts';
import { WithdrawPrepared } from './prepared-actions.tsx';

export const meta = () => screenMeta(msg`Leases for owners`);

export default function PreparedLeases() {
  return (
    <RoleGuard>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Leases for owners</Trans>}
          description={
            <Trans>
              Leases you drafted for the owners of homes. The owner signs or discards each of them; once it is
              signed, the lease is between owner and tenant.
            </Trans>
          }
          actions={
            <Button component={Link} to="/portal/landlord/leases/new">
              <Trans>New lease</Trans>
            </Button>
          }
        />
        <PreparedList />
      </Stack>
    </RoleGuard>
  );
}

function PreparedList() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({});
  const page = useQuery(
    queries.leases.listPrepared.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  return (
    <Stack gap="md">
      <ListFilters placeholder={t`Home, owner or tenant`} filters={[]} />
      <CardList
        query={page}
        failure={loadLeasesFailed}
        empty={
          <EmptyState title={isFiltered ? t`No lease matches` : t`No leases for owners yet`}>
            <Trans>
              Write a lease of a home you list, and name its owner. It appears here until the owner has
              answered, and after.
            </Trans>
          </EmptyState>
        }
        rowKey={({ id }) => id}
        card={(lease) => <PreparedCard lease={lease} />}
      />
    </Stack>
  );
}

const outcomes: Readonly<Record<PreparedOutcome, { label: ReturnType<typeof msg>; colour: string }>> = {
  waiting: { label: msg`Waits for the owner`, colour: 'yellow' },
  signed: { label: msg`Signed by the owner`, colour: 'green' },
  declined: { label: msg`Discarded by the owner`, colour: 'red' },
  withdrawn: { label: msg`Withdrawn by you`, colour: 'gray' },
  lapsed: { label: msg`Lapsed`, colour: 'gray' },
};

function PreparedCard({ lease }: { lease: PreparedLease }) {
  const { i18n } = useLingui();
  const { id, owner_name: owner, tenant_name: tenant, outcome, is_managed: isManaged } = lease;
  const { label, colour } = outcomes[outcome];
  const name = useHomeName(lease.home_name);
  // What is signed is between owner and tenant; whoever looks after the home reads its leases.
  const isOpen = isManaged || outcome !== 'signed';
  return (
    <Card padding="md" component="article" aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          {isOpen ? (
            <Anchor
              component={Link}
              to={`/portal/${isManaged ? 'manager' : 'landlord'}/leases/${id}`}
              fw={600}
            >
              {name}
            </Anchor>
          ) : (
            <Text fw={600}>{name}</Text>
          )}
          <Text size="sm">
            <Trans>
              Owner: {owner} · Tenant: {tenant}
            </Trans>
          </Text>
          <Text size="sm" c="dimmed">
            <When lease={lease} />
          </Text>
        </div>
        <Stack gap="xs" align="flex-start">
          <Badge color={colour}>{i18n._(label)}</Badge>
          {outcome === 'waiting' && <WithdrawPrepared lease={lease} />}
        </Stack>
      </Group>
    </Card>
  );
}

function When({ lease }: { lease: PreparedLease }) {
  const drafted = formatDate(dateInIndia(lease.created_at));
  if (lease.lapses_on) {
    const until = formatDate(lease.lapses_on);
    return (
      <Trans>
        Drafted on {drafted}; it lapses on {until} unless the owner signs
      </Trans>
    );
  }
  const answered = lease.answered_at ? formatDate(dateInIndia(lease.answered_at)) : '';
  return (
    <Trans>
      Drafted on {drafted}, answered or ended on {answered}
    </Trans>
  );
}
