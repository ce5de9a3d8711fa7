// `/portal/guaranteed-leases`: the guaranteed leases one ordered, a new order, or the one that the address names.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { GuaranteedLease } from '../../../contract/guaranteed-leases.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { GuaranteedBadge } from '../../components/guaranteed-leases/guaranteed-badge.tsx';
import { CardList } from '../../components/list/card-list.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OrderForm } from './order-form.tsx';
import { OwnOrder } from './own-order.tsx';

export const meta = () => screenMeta(msg`Guaranteed leases`);

export default function GuaranteedLeasesPage() {
  const [params] = useSearchParams();
  const id = params.get('order');
  return id && id !== 'new' ? <OwnOrder key={id} id={id} /> : <OwnOrders />;
}

function OwnOrders() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params, setParams] = useSearchParams();
  const { cursor } = useListInput().input;
  const page = useQuery(
    queries.guaranteedLeases.listMine.queryOptions({
      input: { cursor },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title={<Trans>Guaranteed leases</Trans>}
        description={<Trans>One agreed rent each month, with a tenant or without.</Trans>}
        actions={
          <Button onClick={() => setParams({ order: 'new' })}>
            <Trans>Ask for an offer</Trans>
          </Button>
        }
      />
      <CardList
        query={page}
        failure={msg`The guaranteed leases could not be loaded`}
        empty={
          <EmptyState title={t`No guaranteed leases yet`}>
            <Trans>Ask for an offer. It costs nothing, and nothing changes until you accept it.</Trans>
          </EmptyState>
        }
        rowKey={({ id }) => id}
        card={(order) => <OrderCard order={order} />}
      />
      {params.get('order') === 'new' && <OrderForm onClose={() => setParams({}, { replace: true })} />}
    </Stack>
  );
}

function OrderCard({ order: { id, number, home, status, created_at } }: { order: GuaranteedLease }) {
  const when = formatInstant(created_at);
  return (
    <Card component="article" aria-label={number} withBorder>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={`?order=${id}`} fw={600}>
            {number}
          </Anchor>
          <Text size="sm">{home}</Text>
        </div>
        <GuaranteedBadge status={status} />
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {when}
      </Text>
    </Card>
  );
}
