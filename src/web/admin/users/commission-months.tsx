// The person's closed commission months: rank, volumes, what each earned and whether it was paid out; one of them, chosen in the address, line by line.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { CommissionMonth } from '../../../contract/users.ts';
import { formatDate, formatMonth, isMonth, type Month } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import type { EarningState } from '../../../domain/months.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import type { Column } from '../../ui/columns.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { CommissionLines } from './commission-lines.tsx';

const states: Readonly<Record<EarningState, MessageDescriptor>> = {
  payable: msg`Payable`,
  held: msg`Held`,
  lapsed: msg`Lapsed`,
  paid: msg`Paid`,
};

type CommissionMonthsProps = { userId: string; affiliateId: string | undefined };

export function CommissionMonths({ userId, affiliateId }: CommissionMonthsProps) {
  const [params] = useSearchParams();
  const month = params.get('month') ?? '';
  return (
    <Stack gap="md">
      <MonthTable userId={userId} chosen={month} />
      {affiliateId && isMonth(month) && (
        <CommissionLines key={month} affiliateId={affiliateId} month={month} />
      )}
    </Stack>
  );
}

function MonthTable({ userId, chosen }: { userId: string; chosen: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  return (
    <DataList
      label={t`Commissions`}
      query={useQuery(queries.users.commissionMonths.queryOptions({ input: { userId }, staleTime: 0 }))}
      failure={failures.loadUser}
      empty={t`No commissions yet`}
      columns={useMonthColumns(chosen)}
      rowKey={({ month }) => month}
      minWidth={760}
    />
  );
}

function useMonthColumns(chosen: string): Column<CommissionMonth>[] {
  const { t } = useLingui();
  const volume = (key: 'personal' | 'team' | 'qualifying', label: string): Column<CommissionMonth> => ({
    key,
    label,
    align: 'right',
    cell: (month) => <MoneyText amount={paise(month[key])} />,
  });
  return [
    {
      key: 'month',
      label: t`Month`,
      cell: ({ month }) => <MonthLink month={month} isChosen={month === chosen} />,
    },
    { key: 'rank', label: t`Rank`, cell: ({ rank, rate_bp: rate }) => `${rank} · ${rate / 100}%` },
    volume('personal', t`Own volume`),
    volume('team', t`Team volume`),
    volume('qualifying', t`Qualifying`),
    {
      key: 'commission',
      label: t`Commission`,
      align: 'right',
      cell: ({ commission, held }) => (
        <>
          <MoneyText amount={paise(commission)} format="plain" />
          {held > 0 && (
            <Text size="xs" c="dimmed">
              {t`of it held:`} <MoneyText amount={paise(held)} format="plain" />
            </Text>
          )}
        </>
      ),
    },
    { key: 'status', label: t`Status`, cell: (month) => <MonthStatus month={month} /> },
  ];
}

function MonthLink({ month, isChosen }: { month: Month; isChosen: boolean }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const name = formatMonth(month);
  return (
    <Anchor
      component={Link}
      size="sm"
      to={{ search: withMonth(params, month) }}
      preventScrollReset
      replace
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t`Lines of ${name}`}
    >
      {name}
    </Anchor>
  );
}

/** Paid is green, everything else is not (specification, section 4). */
function MonthStatus({ month: { state, paid_on: paidOn } }: { month: CommissionMonth }) {
  const { i18n } = useLingui();
  if (state === null) return '–';
  return (
    <>
      <Badge color={state === 'paid' ? 'green' : 'yellow'}>{i18n._(states[state])}</Badge>
      {paidOn && (
        <Text size="xs" c="dimmed">
          {formatDate(paidOn)}
        </Text>
      )}
    </>
  );
}

function withMonth(params: URLSearchParams, month: Month): string {
  const chosen = new URLSearchParams(params);
  chosen.set('month', month);
  return chosen.toString();
}
