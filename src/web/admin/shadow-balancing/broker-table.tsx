// Brokers by name: rank, how the Fast Track Advantage stands, until when, why, and the button that changes it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Text } from '@mantine/core';
import type { GrantedBroker } from '../../../contract/shadow-balancing.ts';
import { type CalendarDate, formatDate } from '../../../domain/dates.ts';
import { endOfId } from '../../../domain/leads.ts';
import { GrantBadges } from '../../components/affiliates/grant-badges.tsx';
import { IconSettings } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';

type BrokerTableProps = {
  brokers: readonly GrantedBroker[];
  today: CalendarDate;
  onConfigure: (broker: GrantedBroker) => void;
};

export function BrokerTable({ brokers, today, onConfigure }: BrokerTableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={860} aria-label={t`Brokers`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Broker`}</Table.Th>
            <Table.Th>{t`Current Rank`}</Table.Th>
            <Table.Th>{t`Status`}</Table.Th>
            <Table.Th>{t`Valid Until`}</Table.Th>
            <Table.Th>{t`Reason`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {brokers.map((broker) => (
            <BrokerRow key={broker.id} broker={broker} today={today} onConfigure={onConfigure} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type BrokerRowProps = Omit<BrokerTableProps, 'brokers'> & { broker: GrantedBroker };

function BrokerRow({ broker, today, onConfigure }: BrokerRowProps) {
  const { t } = useLingui();
  const end = broker.shadow_balancing_enabled ? broker.shadow_balancing_end_date : null;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {broker.name}
        </Text>
        <Text size="xs" c="dimmed" title={broker.id}>
          {endOfId(broker.id)}
        </Text>
      </Table.Td>
      <Table.Td>{broker.current_rank?.toUpperCase() ?? t`N/A`}</Table.Td>
      <Table.Td>
        <GrantBadges end={end} today={today} />
      </Table.Td>
      <Table.Td>{end ? formatDate(end) : '–'}</Table.Td>
      <Table.Td maw={220}>
        <Text size="sm" truncate title={broker.shadow_balancing_reason ?? undefined}>
          {broker.shadow_balancing_reason ?? '–'}
        </Text>
      </Table.Td>
      <Table.Td>
        <RowButton
          icon={<IconSettings size={18} aria-hidden />}
          aria-label={t`Configure ${broker.name}`}
          onClick={() => onConfigure(broker)}
        >
          <Trans>Configure</Trans>
        </RowButton>
      </Table.Td>
    </Table.Tr>
  );
}
