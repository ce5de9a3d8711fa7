// Adjustments with where each stands, and what can be done with it there.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Text } from '@mantine/core';
import type { Adjustment } from '../../../contract/adjustments.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { useMay } from '../shell/use-may.ts';
import type { Decision } from './adjustment-decisions.tsx';
import type { AdjustmentStart } from './adjustment-dialog.tsx';

const states: Readonly<Record<Adjustment['state'], { name: MessageDescriptor; colour: string }>> = {
  proposed: { name: msg`Proposed`, colour: 'yellow' },
  approved: { name: msg`Approved`, colour: 'blue' },
  posted: { name: msg`Posted`, colour: 'green' },
  withdrawn: { name: msg`Withdrawn`, colour: 'gray' },
};

type AdjustmentActions = {
  onDecide: (adjustment: Adjustment, decision: Decision) => void;
  onTakeBack: (start: AdjustmentStart) => void;
};

export function useAdjustmentColumns(actions: AdjustmentActions): Column<Adjustment>[] {
  const { t, i18n } = useLingui();
  const peopleOf = ({ proposed_by: proposer, approved_by: approver }: Adjustment) =>
    [proposer && t`Proposed by ${proposer}`, approver && t`Approved by ${approver}`]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'affiliate',
      label: t`Affiliate`,
      cell: ({ full_name: name, affiliate_id: id }) => <CellLines isStrong main={name} detail={id} />,
      csv: ({ affiliate_id: id }) => id,
    },
    {
      key: 'month',
      label: t`For the month`,
      cell: ({ origin_month: month }) => formatMonth(month),
      csv: ({ origin_month: month }) => month,
    },
    { ...moneyColumn('amount', t`Amount`), isInLine: true },
    {
      key: 'reason',
      label: t`Reason`,
      maxWidth: 260,
      cell: (adjustment) => <CellLines main={adjustment.reason} detail={peopleOf(adjustment)} />,
      csv: ({ reason }) => reason,
    },
    {
      key: 'status',
      label: t`Status`,
      isInLine: true,
      cell: ({ state, posted_month: posted }) => (
        <>
          <Badge color={states[state].colour}>{i18n._(states[state].name)}</Badge>
          {posted && (
            <Text size="xs" c="dimmed">
              {formatMonth(posted)}
            </Text>
          )}
        </>
      ),
      csv: ({ state }) => state,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (adjustment) => <Actions adjustment={adjustment} {...actions} />,
    },
  ];
}

function Actions({ adjustment, onDecide, onTakeBack }: AdjustmentActions & { adjustment: Adjustment }) {
  const { t } = useLingui();
  const may = useMay();
  const { full_name: name, origin_month, affiliate_id, amount, state } = adjustment;
  const month = formatMonth(origin_month);
  if (state === 'withdrawn') return null;
  if (state === 'posted') {
    if (!may('adjustments.propose')) return null;
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
      {state === 'proposed' && may('adjustments.approve') && (
        <Button
          size="xs"
          aria-label={t`Approve: ${name}, ${month}`}
          onClick={() => onDecide(adjustment, 'approve')}
        >
          <Trans>Approve</Trans>
        </Button>
      )}
      {may('adjustments.withdraw') && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Withdraw: ${name}, ${month}`}
          onClick={() => onDecide(adjustment, 'withdraw')}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </RowActions>
  );
}
