// The months, newest first, with what each paid and what can be done with it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CommissionMonth } from '../../../contract/months.ts';
import { formatInstant, formatMonth, type Month } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { IconEye } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowButton } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { MonthState } from './month-close-state.tsx';
import { useVerify, VerifyButton, VerifyFinding } from './verify-months-button.tsx';

type MonthTableProps = {
  months: readonly CommissionMonth[];
  /** The month whose close is under way. */
  running: Month | null;
};

export function MonthTable({ months, running }: MonthTableProps) {
  const { t } = useLingui();
  const newestFirst = months.toSorted((a, b) => b.month.localeCompare(a.month));
  return (
    <WideTable minWidth={940} aria-label={t`Commission months`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Month`}</Table.Th>
            <Table.Th>{t`State`}</Table.Th>
            <Table.Th ta="right">{t`Affiliates`}</Table.Th>
            <Table.Th ta="right">{t`Payments`}</Table.Th>
            <Table.Th ta="right">{t`RVL`}</Table.Th>
            <Table.Th ta="right">{t`Commission`}</Table.Th>
            <Table.Th ta="right">{t`Held`}</Table.Th>
            <Table.Th>{t`Closed`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {newestFirst.map((month) => (
            <MonthRow key={month.month} month={month} running={running} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type MonthRowProps = Omit<MonthTableProps, 'months'> & { month: CommissionMonth };

function MonthRow({ month, running }: MonthRowProps) {
  const { totals } = month;
  const verify = useVerify(month);
  return (
    <Table.Tr>
      <Table.Th scope="row" className="money">
        {formatMonth(month.month)}
      </Table.Th>
      <Table.Td>
        <MonthState month={month} isRunning={running === month.month} />
        {month.closed_at && <VerifyFinding month={month} verify={verify} />}
      </Table.Td>
      <Table.Td ta="right">{totals ? totals.affiliates.toLocaleString('en-IN') : '–'}</Table.Td>
      <Table.Td ta="right">{totals ? totals.payments.toLocaleString('en-IN') : '–'}</Table.Td>
      {(['rvl', 'paid', 'held'] as const).map((name) => (
        <Table.Td key={name} ta="right">
          {totals ? <MoneyText amount={paise(totals[name])} format="exact" /> : '–'}
        </Table.Td>
      ))}
      <Table.Td>
        <Text size="sm">{month.closed_at ? formatInstant(month.closed_at) : '–'}</Text>
      </Table.Td>
      <Table.Td>
        {month.closed_at && <VerifyButton month={month} verify={verify} />}
        {!month.closed_at && running !== month.month && <PreviewLink month={month.month} />}
      </Table.Td>
    </Table.Tr>
  );
}

function PreviewLink({ month }: { month: Month }) {
  const { t } = useLingui();
  const name = formatMonth(month);
  return (
    <RowButton
      renderRoot={(props) => <Link {...props} to={tabAddress('months', { month })} preventScrollReset />}
      icon={<IconEye size={18} aria-hidden />}
      aria-label={t`Preview ${name}`}
    >
      <Trans>Preview</Trans>
    </RowButton>
  );
}
