// Broker, provider, reference, amount, status and actions; a succeeded payment offers Activate until its broker is activated.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Group, Table, Text } from '@mantine/core';
import type { BrokerRegistrationRow } from '../../../contract/brokers.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { paymentStatusLabels, providerLabels } from '../../components/brokers/broker-labels.ts';
import { BrokerStatusBadge } from '../../components/brokers/broker-status-badge.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { RefundButton } from './refund-button.tsx';
import { useActivate } from './use-activate.ts';

type TableProps = { rows: readonly BrokerRegistrationRow[]; onShow: (brokerId: string) => void };

export function RegistrationTable({ rows, onShow }: TableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={860} aria-label={t`Broker Registrations`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Broker`}</Table.Th>
            <Table.Th>{t`Provider`}</Table.Th>
            <Table.Th>{t`Ref`}</Table.Th>
            <Table.Th>{t`Amount`}</Table.Th>
            <Table.Th>{t`Status`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <RegistrationRow key={row.id} row={row} onShow={onShow} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function RegistrationRow({ row, onShow }: { row: BrokerRegistrationRow; onShow: TableProps['onShow'] }) {
  const { i18n } = useLingui();
  const { broker, status } = row;
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component="button" type="button" size="sm" fw={600} onClick={() => onShow(broker.id)}>
          {broker.name}
        </Anchor>
        <Group gap="xs" mt={2}>
          <BrokerStatusBadge status={broker.status} />
          <Text size="xs" c="dimmed">
            {formatInstant(row.created_at)}
          </Text>
        </Group>
      </Table.Td>
      <Table.Td>{i18n._(providerLabels[row.provider])}</Table.Td>
      <Table.Td maw={200}>
        <Text size="sm" truncate title={row.reference ?? undefined}>
          {row.reference ?? '–'}
        </Text>
      </Table.Td>
      <Table.Td>{formatRupees(paise(row.amount))}</Table.Td>
      <Table.Td>
        <Badge color={status === 'succeeded' ? 'green' : 'red'}>{i18n._(paymentStatusLabels[status])}</Badge>
        {row.note && (
          <Text size="xs" c="dimmed" maw={220} mt={2}>
            {row.note}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Actions row={row} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Mark Paid + Activate stays in its place, disabled, once the payment succeeded; Activate stands beside it until it is done. */
function Actions({ row }: { row: BrokerRegistrationRow }) {
  const { t } = useLingui();
  const { activate, isPending } = useActivate();
  const { broker, id, status } = row;
  const isPayable = ['created', 'pending', 'failed'].includes(status) && canBePaid(broker.status);
  return (
    <RowActions of={broker.name}>
      <Button
        size="xs"
        disabled={!isPayable}
        loading={isPending && isPayable}
        aria-label={t`Mark Paid + Activate: ${broker.name}`}
        onClick={() => activate(id)}
      >
        <Trans>Mark Paid + Activate</Trans>
      </Button>
      {status === 'succeeded' && broker.status === 'paid' && (
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          aria-label={t`Activate: ${broker.name}`}
          onClick={() => activate(id)}
        >
          <Trans>Activate</Trans>
        </Button>
      )}
      {status === 'succeeded' && !broker.activated && <RefundButton row={row} />}
    </RowActions>
  );
}

const canBePaid = (status: BrokerRegistrationRow['broker']['status']) =>
  status === 'submitted' || status === 'fee_due';
