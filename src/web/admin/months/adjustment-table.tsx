// Adjustments with where each stands, and what can be done with it there.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Table, Text } from '@mantine/core';
import type { Adjustment } from '../../../contract/adjustments.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import type { Decision } from './adjustment-decisions.tsx';
import type { AdjustmentStart } from './adjustment-dialog.tsx';

const states: Readonly<Record<Adjustment['state'], { name: MessageDescriptor; colour: string }>> = {
  proposed: { name: msg`Proposed`, colour: 'yellow' },
  approved: { name: msg`Approved`, colour: 'blue' },
  posted: { name: msg`Posted`, colour: 'green' },
  withdrawn: { name: msg`Withdrawn`, colour: 'gray' },
};

type TableProps = {
  adjustments: readonly Adjustment[];
  onDecide: (adjustment: Adjustment, decision: Decision) => void;
  onTakeBack: (start: AdjustmentStart) => void;
};

export function AdjustmentTable({ adjustments, ...actions }: TableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={900} aria-label={t`Adjustments`} hasActions>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Affiliate`}</Table.Th>
            <Table.Th>{t`For the month`}</Table.Th>
            <Table.Th ta="right">{t`Amount`}</Table.Th>
            <Table.Th>{t`Reason`}</Table.Th>
            <Table.Th>{t`Status`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {adjustments.map((adjustment) => (
            <AdjustmentRow key={adjustment.id} adjustment={adjustment} {...actions} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type RowProps = Omit<TableProps, 'adjustments'> & { adjustment: Adjustment };

function AdjustmentRow({ adjustment, ...actions }: RowProps) {
  const { t, i18n } = useLingui();
  const { name, colour } = states[adjustment.state];
  const { proposed_by: proposer, approved_by: approver } = adjustment;
  const people = [proposer && t`Proposed by ${proposer}`, approver && t`Approved by ${approver}`];
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {adjustment.full_name}
        </Text>
        <Text size="xs" c="dimmed">
          {adjustment.affiliate_id}
        </Text>
      </Table.Td>
      <Table.Td>{formatMonth(adjustment.origin_month)}</Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(adjustment.amount)} format="exact" />
      </Table.Td>
      <Table.Td maw={260}>
        <Text size="sm">{adjustment.reason}</Text>
        <Text size="xs" c="dimmed">
          {people.filter(Boolean).join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge color={colour}>{i18n._(name)}</Badge>
        {adjustment.posted_month && (
          <Text size="xs" c="dimmed">
            {formatMonth(adjustment.posted_month)}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Actions adjustment={adjustment} {...actions} />
      </Table.Td>
    </Table.Tr>
  );
}

function Actions({ adjustment, onDecide, onTakeBack }: RowProps) {
  const { t } = useLingui();
  const { full_name: name, origin_month, affiliate_id, amount, state } = adjustment;
  const month = formatMonth(origin_month);
  if (state === 'withdrawn') return null;
  if (state === 'posted') {
    return (
      <RowActions of={`${name} · ${month}`}>
        <Button
          size="xs"
          variant="default"
          aria-label={t`Take back: ${name}, ${month}`}
          onClick={() =>
            onTakeBack({ person: { affiliate_id, full_name: name }, origin_month, amount: -amount })
          }
        >
          <Trans>Take back</Trans>
        </Button>
      </RowActions>
    );
  }
  return (
    <RowActions of={`${name} · ${month}`}>
      {state === 'proposed' && (
        <Button
          size="xs"
          aria-label={t`Approve: ${name}, ${month}`}
          onClick={() => onDecide(adjustment, 'approve')}
        >
          <Trans>Approve</Trans>
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={t`Withdraw: ${name}, ${month}`}
        onClick={() => onDecide(adjustment, 'withdraw')}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </RowActions>
  );
}
