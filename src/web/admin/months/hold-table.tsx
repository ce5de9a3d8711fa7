// Held amounts with what was decided about each, and the two buttons that decide.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Table, Text } from '@mantine/core';
import type { CommissionHold } from '../../../contract/commissions.ts';
import { affiliateStatuses } from '../../../domain/affiliates.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import type { HoldOutcome } from '../../../domain/months.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { affiliateStatusNames } from '../affiliates/status-words.ts';

type HoldTableProps = {
  holds: readonly CommissionHold[];
  onDecide: (hold: CommissionHold, decision: HoldOutcome) => void;
};

export function HoldTable({ holds, onDecide }: HoldTableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={800} aria-label={t`Held money`} hasActions>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Affiliate`}</Table.Th>
            <Table.Th>{t`Month`}</Table.Th>
            <Table.Th ta="right">{t`Amount`}</Table.Th>
            <Table.Th>{t`Decision`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {holds.map((hold) => (
            <HoldRow key={`${hold.affiliate_id} ${hold.month}`} hold={hold} onDecide={onDecide} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type HoldRowProps = Pick<HoldTableProps, 'onDecide'> & { hold: CommissionHold };

function HoldRow({ hold, onDecide }: HoldRowProps) {
  const { i18n } = useLingui();
  const status = affiliateStatuses.find((known) => known === hold.status);
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {hold.full_name}
        </Text>
        <Text size="xs" c="dimmed">
          {hold.affiliate_id} · {status ? i18n._(affiliateStatusNames[status]) : hold.status}
        </Text>
      </Table.Td>
      <Table.Td>{formatMonth(hold.month)}</Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(hold.amount)} format="exact" />
      </Table.Td>
      <Table.Td maw={240}>
        <Decision hold={hold} />
      </Table.Td>
      <Table.Td>
        <DecideButtons hold={hold} onDecide={onDecide} />
      </Table.Td>
    </Table.Tr>
  );
}

function Decision({ hold: { decision, decision_reason: reason } }: { hold: CommissionHold }) {
  const { t } = useLingui();
  if (decision === null) return <Text size="sm">{t`None yet`}</Text>;
  return (
    <>
      {decision === 'released' ? (
        <Badge color="green">{t`Will be released`}</Badge>
      ) : (
        <Badge color="red">{t`Will lapse`}</Badge>
      )}
      <Text size="xs" c="dimmed" truncate title={reason ?? undefined}>
        {reason}
      </Text>
    </>
  );
}

function DecideButtons({ hold, onDecide }: HoldRowProps) {
  const { t } = useLingui();
  const [name, month] = [hold.full_name, formatMonth(hold.month)];
  return (
    <RowActions of={`${name} · ${month}`}>
      <Button
        size="xs"
        variant="default"
        disabled={hold.decision === 'released'}
        aria-label={t`Release ${month} of ${name}`}
        onClick={() => onDecide(hold, 'released')}
      >
        <Trans>Release</Trans>
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={hold.decision === 'lapsed'}
        aria-label={t`Lapse ${month} of ${name}`}
        onClick={() => onDecide(hold, 'lapsed')}
      >
        <Trans>Lapse</Trans>
      </Button>
    </RowActions>
  );
}
