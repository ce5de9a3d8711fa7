// Transfers with what each pays, to which account, and what the bank said.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Text } from '@mantine/core';
import type { Payout } from '../../../contract/payouts.ts';
import type { BatchState } from '../../../domain/commission/payouts.ts';
import { formatDate } from '../../../domain/dates.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { payeeLabels, payoutLabels } from './payout-labels.ts';

type TransferActions = {
  /** Of their batch. */
  state: BatchState;
  mayChange: boolean;
  onPaid: (payout: Payout) => void;
  onReturned: (payout: Payout) => void;
  onLeaveOut: (payout: Payout) => void;
  onReckoning: (payout: Payout) => void;
};

export function useTransferColumns(actions: TransferActions): Column<Payout>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'code',
      label: t`Code`,
      isHeader: true,
      isNarrow: true,
      cell: ({ code }) => code,
      csv: ({ code }) => code,
    },
    {
      key: 'payee',
      label: t`Payee`,
      isInLine: true,
      cell: ({ full_name: name, affiliate_id: id, payee_kind: kind }) => (
        <CellLines isStrong main={name} detail={id ?? i18n._(payeeLabels[kind])} />
      ),
      csv: ({ affiliate_id: id, full_name: name }) => id ?? name,
    },
    { ...moneyColumn('amount', t`Amount`), isInLine: true },
    { key: 'account', label: t`Account`, cell: (payout) => <Account payout={payout} /> },
    {
      key: 'state',
      label: t`Status`,
      isInLine: true,
      maxWidth: 220,
      cell: ({ state, failure, reference, paid_on: paidOn }) => (
        <>
          <Badge color={payoutLabels[state].colour}>{i18n._(payoutLabels[state].word)}</Badge>
          <Text size="xs" c="dimmed">
            {failure && `${failure} `}
            {reference && `${reference} `}
            {state === 'paid' && paidOn && formatDate(paidOn)}
          </Text>
        </>
      ),
      csv: ({ state }) => state,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (payout) => <Actions payout={payout} {...actions} />,
    },
  ];
}

function Account({
  payout: { account, holder_name: holder, ifsc, account_since: since },
}: {
  payout: Payout;
}) {
  return (
    <>
      <CellLines main={account} detail={`${holder} · ${ifsc}`} />
      {since && (
        <Text size="xs" c="var(--mantine-color-error)">
          <Trans>Not the account given since: {since}</Trans>
        </Text>
      )}
    </>
  );
}

type ActionsProps = TransferActions & { payout: Payout };

function Actions({
  payout,
  state: batch,
  mayChange,
  onPaid,
  onReturned,
  onLeaveOut,
  onReckoning,
}: ActionsProps) {
  const { t } = useLingui();
  const { code, full_name: name, state, payee_kind: kind } = payout;
  const isAtBank = mayChange && (batch === 'exported' || batch === 'settled');
  return (
    <RowActions of={`${code} · ${name}`}>
      {kind === 'owner' && state !== 'cancelled' && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Reckoning of ${code}`}
          onClick={() => onReckoning(payout)}
        >
          <Trans>Reckoning</Trans>
        </Button>
      )}
      {mayChange && batch === 'draft' && state === 'pending' && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Leave out ${code}`}
          onClick={() => onLeaveOut(payout)}
        >
          <Trans>Leave out</Trans>
        </Button>
      )}
      {isAtBank && state === 'pending' && (
        <Button size="xs" variant="default" aria-label={t`Mark ${code} paid`} onClick={() => onPaid(payout)}>
          <Trans>Mark Paid</Trans>
        </Button>
      )}
      {isAtBank && (state === 'pending' || state === 'paid') && (
        <Button size="xs" variant="default" aria-label={t`Return ${code}`} onClick={() => onReturned(payout)}>
          <Trans>Returned</Trans>
        </Button>
      )}
    </RowActions>
  );
}
