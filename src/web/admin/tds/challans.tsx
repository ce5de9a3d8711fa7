// Recorded challans; a wrong one is withdrawn with a reason and another administrator, and recorded anew.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { TdsChallan } from '../../../contract/tds.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { ReasonButton } from '../../components/form/reason-button.tsx';
import { useMove } from '../../components/form/use-move.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMay } from '../shell/use-may.ts';

const MOST_LETTERS = 500;

export function Challans({ rows }: { rows: readonly TdsChallan[] }) {
  const { t } = useLingui();
  const nobody = t`Deleted account`;
  const columns: Column<TdsChallan>[] = [
    {
      key: 'challan',
      label: t`BSR code and serial`,
      isHeader: true,
      cell: ({ bsr_code: bsr, serial }) => `${bsr} ${serial}`,
    },
    { key: 'month', label: t`Deducted in`, maxWidth: 220, cell: (row) => <Months row={row} /> },
    {
      key: 'date',
      label: t`Date`,
      // Who recorded it below it: the status beside it is whole at 1280 pixels.
      cell: ({ deposited_on: on, recorded_by: by }) => (
        <CellLines main={formatDate(on)} detail={by ?? nobody} />
      ),
    },
    moneyColumn('amount', t`Tax`),
    moneyColumn('interest', t`Interest`),
    moneyColumn('late_fee', t`Late fee`),
    { key: 'state', label: t`Status`, maxWidth: 260, cell: (row) => <State row={row} /> },
    { key: 'actions', label: t`Actions`, isActions: true, cell: (row) => <Actions row={row} /> },
  ];
  return (
    <DataTable label={t`Challans`} columns={columns} rows={rows} rowKey={({ id }) => id} minWidth={880} />
  );
}

/** Of one that pays several months, how much of each. */
function Months({ row: { month, amount, further } }: { row: TdsChallan }) {
  if (further.length === 0) return <>{formatMonth(month)}</>;
  const own = amount - further.reduce((sum, part) => sum + part.amount, 0);
  return (
    <Stack gap={0}>
      {[{ month, amount: own }, ...further].map((part) => (
        <span key={part.month}>
          {formatMonth(part.month)}: {formatRupees(paise(part.amount))}
        </span>
      ))}
    </Stack>
  );
}

function State({ row: { state, reason, asked_by: by } }: { row: TdsChallan }) {
  if (state === 'recorded') return <Trans>Recorded</Trans>;
  return (
    <Stack gap={0}>
      {state === 'waiting' ? <Trans>Withdrawal requested by {by}</Trans> : <Trans>Withdrawn</Trans>}
      <Text size="xs" c="dimmed">
        {reason}
      </Text>
    </Stack>
  );
}

function Actions({ row: { id, bsr_code: bsr, serial, state, is_own: isOwn } }: { row: TdsChallan }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: queries.tds.key() });
  const may = useMay();
  const approve = useMove({
    send: () => api.tds.approveWithdrawal({ id }),
    onDone: () => toast.success(msg`Challan withdrawn`, msg`Its tax must be deposited again.`),
    reload,
  });
  const decline = useMove({
    send: () => api.tds.declineWithdrawal({ id }),
    onDone: () => toast.success(msg`Challan kept`, msg`It counts as before.`),
    reload,
  });
  if (state === 'withdrawn') return null;
  return (
    <RowActions of={`${bsr} ${serial}`}>
      {state === 'recorded' && may('tds.requestWithdrawal') && (
        <ReasonButton
          label={t`Withdraw`}
          explanation={t`A challan can’t be edited. Another administrator approves its withdrawal, then you record the right one.`}
          most={MOST_LETTERS}
          send={(reason, options) => api.tds.requestWithdrawal({ id, reason }, options)}
          reload={reload}
        />
      )}
      {state === 'waiting' && !isOwn && may('tds.approveWithdrawal') && (
        <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate(undefined)}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {state === 'waiting' && may('tds.declineWithdrawal') && (
        <Button
          size="xs"
          variant="default"
          loading={decline.isPending}
          onClick={() => decline.mutate(undefined)}
        >
          <Trans>Decline</Trans>
        </Button>
      )}
    </RowActions>
  );
}
