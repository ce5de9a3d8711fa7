// Held amounts with what was decided about each, and the two buttons that decide.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Text } from '@mantine/core';
import type { CommissionHold } from '../../../contract/commissions.ts';
import { affiliateStatuses } from '../../../domain/affiliates.ts';
import { formatMonth } from '../../../domain/dates.ts';
import type { HoldOutcome } from '../../../domain/months.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { NameAndAmount } from '../../ui/name-and-amount.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { affiliateStatusNames } from '../affiliates/status-labels.ts';
import { May } from '../shell/may.tsx';

type OnDecide = (hold: CommissionHold, decision: HoldOutcome) => void;

export function useHoldColumns(onDecide: OnDecide): Column<CommissionHold>[] {
  const { t, i18n } = useLingui();
  const statusOf = (status: string) => {
    const known = affiliateStatuses.find((one) => one === status);
    return known ? i18n._(affiliateStatusNames[known]) : status;
  };
  return [
    {
      key: 'affiliate',
      label: t`Affiliate`,
      cell: ({ full_name: name, affiliate_id: id, status }) => (
        <CellLines isStrong main={name} detail={`${id} · ${statusOf(status)}`} />
      ),
      csv: ({ affiliate_id: id }) => id,
      onPhone: (hold) => (
        <div style={{ width: '100%' }}>
          <NameAndAmount name={`${hold.full_name} · ${formatMonth(hold.month)}`} amount={hold.amount} />
          {hold.decision && <Decision hold={hold} />}
        </div>
      ),
    },
    {
      key: 'month',
      label: t`Month`,
      isInLine: true,
      cell: ({ month }) => formatMonth(month),
      csv: ({ month }) => month,
    },
    { ...moneyColumn('amount', t`Amount`), isInLine: true },
    {
      key: 'decision',
      label: t`Decision`,
      maxWidth: 240,
      cell: (hold) => <Decision hold={hold} />,
      csv: ({ decision }) => decision,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (hold) => (
        <May to="commissions.decideHold">
          <DecideButtons hold={hold} onDecide={onDecide} />
        </May>
      ),
    },
  ];
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

function DecideButtons({ hold, onDecide }: { hold: CommissionHold; onDecide: OnDecide }) {
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
