// The person's closed commission months: rank, volumes, what each earned and whether it was paid out; one of them, chosen in the address, line by line.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { CommissionMonth } from '../../../contract/users.ts';
import { formatDate, formatMonth, isMonth, type Month } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import type { EarningState } from '../../../domain/months.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
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
  const months = useQuery(queries.users.commissionMonths.queryOptions({ input: { userId }, staleTime: 0 }));
  if (months.isPending) return <TableSkeleton rows={4} />;
  if (months.isError) return <LoadError query={months} otherwise={failures.loadUser} />;
  if (months.data.items.length === 0) return <EmptyState title={t`No commissions yet`} />;
  return (
    <WideTable minWidth={760} aria-label={t`Commissions`}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Month`}</Table.Th>
            <Table.Th>{t`Rank`}</Table.Th>
            <Table.Th ta="right">{t`Own volume`}</Table.Th>
            <Table.Th ta="right">{t`Team volume`}</Table.Th>
            <Table.Th ta="right">{t`Qualifying`}</Table.Th>
            <Table.Th ta="right">{t`Commission`}</Table.Th>
            <Table.Th>{t`Status`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.data.items.map((month) => (
            <MonthRow key={month.month} month={month} isChosen={month.month === chosen} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function MonthRow({ month, isChosen }: { month: CommissionMonth; isChosen: boolean }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const name = formatMonth(month.month);
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          component={Link}
          size="sm"
          to={{ search: withMonth(params, month.month) }}
          preventScrollReset
          replace
          aria-current={isChosen ? 'true' : undefined}
          aria-label={t`Lines of ${name}`}
        >
          {name}
        </Anchor>
      </Table.Td>
      <Table.Td>
        {month.rank} · {month.rate_bp / 100}%
      </Table.Td>
      {[month.personal, month.team, month.qualifying].map((amount, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
        <Table.Td key={place} ta="right">
          <MoneyText amount={paise(amount)} />
        </Table.Td>
      ))}
      <Table.Td ta="right">
        <MoneyText amount={paise(month.commission)} format="exact" />
        {month.held > 0 && (
          <Text size="xs" c="dimmed">
            {t`of it held:`} <MoneyText amount={paise(month.held)} format="exact" />
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <MonthStatus month={month} />
      </Table.Td>
    </Table.Tr>
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
