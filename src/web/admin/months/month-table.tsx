// The months, newest first, with what each paid and what can be done with it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CommissionMonth } from '../../../contract/months.ts';
import { formatInstant, formatMonth, type Month } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import type { Column } from '../../ui/columns.tsx';
import { IconEye } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowButton } from '../../ui/row-actions.tsx';
import { RowItem, RowList } from '../../ui/row-list.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { MonthState } from './month-close-state.tsx';
import { useVerify, VerifyButton, VerifyFinding } from './verify-months-button.tsx';

type MonthTableProps = {
  months: readonly CommissionMonth[];
  /** The month whose close is under way. */
  running: Month | null;
  /** The one whose preview is open: its row does not offer it again. */
  previewed: Month | undefined;
};

/** Those that are not closed have no figures yet: they are rows of their own above those that have. */
export function MonthTable({ months, running, previewed }: MonthTableProps) {
  const { t } = useLingui();
  const columns = useMonthColumns();
  const newestFirst = months.toSorted((a, b) => b.month.localeCompare(a.month));
  const open = newestFirst.filter(({ closed_at: at }) => at === null);
  const closed = newestFirst.filter(({ closed_at: at }) => at !== null);
  return (
    <Stack gap="md">
      {open.length > 0 && (
        <RowList>
          {open.map((month) => (
            <OpenMonth
              key={month.month}
              month={month}
              isRunning={running === month.month}
              isPreviewed={previewed === month.month}
            />
          ))}
        </RowList>
      )}
      {closed.length > 0 && (
        <DataTable
          label={t`Commission months`}
          columns={columns}
          rows={closed}
          rowKey={({ month }) => month}
          minWidth={940}
        />
      )}
    </Stack>
  );
}

type OpenMonthProps = { month: CommissionMonth; isRunning: boolean; isPreviewed: boolean };

const OpenMonth = ({ month, isRunning, isPreviewed }: OpenMonthProps) => (
  <RowItem
    isShort
    isChosen={isPreviewed}
    label={formatMonth(month.month)}
    title={formatMonth(month.month)}
    actions={!isRunning && !isPreviewed && <PreviewLink month={month.month} />}
  >
    <MonthState month={month} isRunning={isRunning} />
  </RowItem>
);

function useMonthColumns(): Column<CommissionMonth>[] {
  const { t } = useLingui();
  const verifying = useVerify();
  const count = (key: 'affiliates' | 'payments', label: string): Column<CommissionMonth> => ({
    key,
    label,
    align: 'right',
    cell: ({ totals }) => totals?.[key].toLocaleString('en-IN'),
  });
  const sum = (key: 'rvl' | 'paid' | 'held' | 'corrected', label: string): Column<CommissionMonth> => ({
    key,
    label,
    align: 'right',
    cell: ({ totals }) => totals && <MoneyText amount={paise(totals[key])} format="plain" />,
  });
  return [
    {
      key: 'month',
      label: t`Month`,
      isHeader: true,
      isNarrow: true,
      cell: ({ month }) => formatMonth(month),
    },
    {
      key: 'state',
      label: t`Status`,
      isInLine: true,
      cell: (month) => (
        <>
          <MonthState month={month} isRunning={false} />
          <VerifyFinding month={month} verifying={verifying} />
        </>
      ),
    },
    count('affiliates', t`Affiliates`),
    count('payments', t`Payments`),
    sum('rvl', t`RVL`),
    { ...sum('paid', t`Commission`), isInLine: true },
    sum('held', t`Held`),
    sum('corrected', t`Corrections`),
    {
      key: 'closed',
      label: t`Closed`,
      cell: ({ closed_at: at }) => at && <Text size="sm">{formatInstant(at)}</Text>,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (month) => <VerifyButton month={month} verifying={verifying} />,
    },
  ];
}

function PreviewLink({ month }: { month: Month }) {
  const { t } = useLingui();
  const name = formatMonth(month);
  return (
    <RowButton
      renderRoot={(props) => <Link {...props} to={tabAddress('months', { month })} preventScrollReset />}
      hasWords
      icon={<IconEye size={18} aria-hidden />}
      aria-label={t`Preview ${name}`}
    >
      <Trans>Preview</Trans>
    </RowButton>
  );
}
