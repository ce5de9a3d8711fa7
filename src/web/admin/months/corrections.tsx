// Late money, reversals and corrections of a month, each with the way of its payment.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Correction } from '../../../contract/corrections.ts';
import { formatInstant, formatMonth, type Month } from '../../../domain/dates.ts';
import { lineKindNames } from '../../components/commissions/commission-sentences.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { moneyColumn } from '../../ui/money-column.tsx';
import { RowButton } from '../../ui/row-actions.tsx';
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
        <Trans>Late payments, reversals and corrections</Trans>
      </Title>
      <DataList
        name="corrections"
        label={t`Late payments, reversals and corrections`}
        query={list}
        failure={monthFailures.loadCorrections}
        empty={t`Nothing from earlier months is posted in this month.`}
        columns={useCorrectionColumns(setAsked)}
        rowKey={({ payment_id: id, sequence, kind }) => `${id} ${sequence} ${kind}`}
        minWidth={900}
      />
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

function useCorrectionColumns(onWhy: (one: Correction) => void): Column<Correction>[] {
  const { t } = useLingui();
  return [
    { key: 'home', label: t`Home`, cell: (one) => <Home one={one} />, csv: (one) => one.property_name },
    {
      key: 'month',
      label: t`Rent of`,
      cell: ({ origin_month: month }) => formatMonth(month),
      csv: ({ origin_month: month }) => month,
    },
    {
      key: 'credited',
      label: t`Credited to`,
      cell: ({ credited }) => (
        <CellLines main={credited?.full_name ?? t`No one`} detail={credited?.affiliate_id} />
      ),
      csv: ({ credited }) => credited?.affiliate_id ?? null,
    },
    moneyColumn('rvl', t`RVL`),
    { key: 'lines', label: t`Lines`, align: 'right', cell: ({ lines }) => lines, csv: ({ lines }) => lines },
    moneyColumn('amount', t`Amount`),
    {
      key: 'changed',
      label: t`Changed`,
      cell: ({ changed_at: at, reason }) => (
        <CellLines main={at ? formatInstant(at) : t`Credited to someone else`} detail={reason} />
      ),
      csv: ({ changed_at: at }) => at,
    },
    {
      key: 'why',
      label: t`Why`,
      isActions: true,
      cell: (one) => {
        const home = one.property_name ?? t`A home`;
        return (
          <RowButton
            size="compact-xs"
            icon={<IconInfoCircle size={18} aria-hidden />}
            onClick={() => onWhy(one)}
            aria-label={t`Why: the rent of ${home}`}
          >
            <Trans>Why</Trans>
          </RowButton>
        );
      },
    },
  ];
}

function Home({ one }: { one: Correction }) {
  const { t, i18n } = useLingui();
  const kind = lineKindNames[one.kind];
  return (
    <>
      <Text size="sm" fw={600}>
        {one.property_name ?? t`A home`}
      </Text>
      {kind && <Badge color={one.kind === 'reversal' ? 'red' : 'gray'}>{i18n._(kind)}</Badge>}
    </>
  );
}
