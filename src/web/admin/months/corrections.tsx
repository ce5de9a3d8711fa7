// Late money, reversals and corrections of a month, each with the way of its payment.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Stack, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Correction } from '../../../contract/corrections.ts';
import { formatInstant, formatMonth, type Month } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { lineKindNames } from '../../components/commissions/commission-sentences.ts';
import { GrowingList } from '../../components/list/growing-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowButton } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { monthFailures } from './month-messages.ts';
import { PaymentDialog } from './month-payment-dialog.tsx';

const ROWS = 25;

export function Corrections({ month }: { month: Month }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [asked, setAsked] = useState<Correction>();
  const list = useInfiniteQuery(
    queries.corrections.list.infiniteOptions({
      input: (offset: number) => ({ month, limit: ROWS, offset }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * ROWS < last.total ? pages.length * ROWS : undefined),
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="sm" component="section" aria-labelledby="corrections-title">
      <Title order={3} size="h5" id="corrections-title">
        <Trans>Late money, reversals and corrections</Trans>
      </Title>
      <GrowingList
        list={list}
        failure={monthFailures.loadCorrections}
        empty={t`This month posts nothing for earlier months.`}
      >
        {(corrections) => <CorrectionTable corrections={corrections} onWhy={setAsked} />}
      </GrowingList>
      {asked && (
        <PaymentDialog
          paymentId={asked.payment_id}
          home={asked.property_name}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

type CorrectionTableProps = { corrections: readonly Correction[]; onWhy: (one: Correction) => void };

function CorrectionTable({ corrections, onWhy }: CorrectionTableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={900} aria-label={t`Late money, reversals and corrections`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Home`}</Table.Th>
            <Table.Th>{t`Rent of`}</Table.Th>
            <Table.Th>{t`Credited to`}</Table.Th>
            <Table.Th ta="right">{t`RVL`}</Table.Th>
            <Table.Th ta="right">{t`Lines`}</Table.Th>
            <Table.Th ta="right">{t`Amount`}</Table.Th>
            <Table.Th>{t`Changed`}</Table.Th>
            <Table.Th>{t`Why`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {corrections.map((one) => (
            <CorrectionRow key={`${one.payment_id} ${one.sequence} ${one.kind}`} one={one} onWhy={onWhy} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function CorrectionRow({ one, onWhy }: { one: Correction; onWhy: CorrectionTableProps['onWhy'] }) {
  const { t, i18n } = useLingui();
  const home = one.property_name ?? t`A home`;
  const kind = lineKindNames[one.kind];
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {home}
        </Text>
        {kind && <Badge color={one.kind === 'reversal' ? 'red' : 'gray'}>{i18n._(kind)}</Badge>}
      </Table.Td>
      <Table.Td>{formatMonth(one.origin_month)}</Table.Td>
      <Table.Td>
        <Text size="sm">{one.credited ? one.credited.full_name : t`Nobody`}</Text>
        <Text size="xs" c="dimmed">
          {one.credited?.affiliate_id}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(one.rvl)} format="exact" />
      </Table.Td>
      <Table.Td ta="right">{one.lines}</Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(one.amount)} format="exact" />
      </Table.Td>
      <Table.Td>
        <Text size="sm">{one.changed_at ? formatInstant(one.changed_at) : t`Credited to somebody else`}</Text>
        <Text size="xs" c="dimmed">
          {one.reason}
        </Text>
      </Table.Td>
      <Table.Td>
        <RowButton
          size="compact-xs"
          icon={<IconInfoCircle size={18} aria-hidden />}
          onClick={() => onWhy(one)}
          aria-label={t`Why: the rent of ${home}`}
        >
          <Trans>Why</Trans>
        </RowButton>
      </Table.Td>
    </Table.Tr>
  );
}
