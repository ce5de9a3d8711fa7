// Registrations that were handed in and for which nobody has begun to pay.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Stack, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { UnpaidRegistration } from '../../../contract/brokers.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { BrokerStatusBadge } from '../../components/brokers/broker-status-badge.tsx';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';

const notLoaded = msg`Failed to load unpaid registrations`;

export function UnpaidRegistrations({ onShow }: { onShow: (brokerId: string) => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.brokerRegistrations.listUnpaid.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ cursor }),
      staleTime: 0,
    }),
  );
  const columns: Column<UnpaidRegistration>[] = [
    {
      key: 'broker',
      label: t`Broker`,
      isHeader: true,
      cell: ({ id, name }) => (
        <Anchor component="button" type="button" size="sm" fw={600} onClick={() => onShow(id)}>
          {name}
        </Anchor>
      ),
      csv: ({ name }) => name,
    },
    { key: 'city', label: t`City`, cell: ({ city }) => city, csv: ({ city }) => city },
    {
      key: 'status',
      label: t`Status`,
      cell: ({ status }) => <BrokerStatusBadge status={status} />,
      csv: ({ status }) => status,
    },
    {
      key: 'submitted_at',
      label: t`Submitted`,
      cell: ({ submitted_at: at }) => formatInstant(at),
      csv: ({ submitted_at: at }) => at,
    },
  ];
  return (
    <Card padding="md" component="section" aria-labelledby="unpaid-registrations">
      <Stack gap="md">
        <Title order={2} size="h4" id="unpaid-registrations">
          <Trans>Fee not paid yet</Trans>
        </Title>
        <DataList
          name="unpaid-registrations"
          label={t`Fee not paid yet`}
          query={list}
          failure={notLoaded}
          empty={t`Every registered broker has paid or chosen how to pay.`}
          columns={columns}
          rowKey={({ id }) => id}
          minWidth={600}
        />
      </Stack>
    </Card>
  );
}
