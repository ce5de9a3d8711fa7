// GST on the invoices: what is to be paid by when, the payments, and the withdrawal of a wrong one by somebody else.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Card, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GstMonth, GstOverview, GstPayment } from '../../../contract/gst-payments.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { gstHeads } from '../../../domain/gst-payments.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { ReasonButton } from '../../components/form/reason-button.tsx';
import { DataTable } from '../../components/list/data-table.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useLinked } from '../../ui/use-linked.ts';
import { May } from '../shell/may.tsx';
import { useMay } from '../shell/use-may.ts';
import { GstPaymentButton } from './gst-payment-button.tsx';

const MOST_LETTERS = 500;
const money = (amount: number) => formatRupeesExact(paise(amount));

/** `isWhole`: what is above has its height, so that the part stays where its link scrolled to. */
export function GstPayments({ isWhole }: { isWhole: boolean }) {
  const { queries } = useApi();
  const { place } = useLinked('gst-to-pay');
  const overview = useQuery(queries.gstPayments.overview.queryOptions({ staleTime: 0 }));
  return (
    <Card
      ref={isWhole && !overview.isPending ? place : undefined}
      padding="md"
      component="section"
      aria-labelledby="gst-to-pay"
    >
      <Stack gap="sm">
        <Title order={2} size="h4" id="gst-to-pay">
          <Trans>GST to pay</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>GST on your invoices, by month. Record each payment and the input credit you used.</Trans>
        </Text>
        {overview.isPending && <TableSkeleton rows={3} />}
        {overview.isError && !overview.data && (
          <LoadError query={overview} otherwise={msg`The GST to pay could not be loaded`} />
        )}
        {overview.data && <Overview overview={overview.data} />}
      </Stack>
    </Card>
  );
}

function Overview({ overview: { months, payments } }: { overview: GstOverview }) {
  if (months.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>No invoice of the last two years has GST.</Trans>
      </Text>
    );
  }
  return (
    <>
      <Months rows={months} />
      {payments.length > 0 && <Payments rows={payments} />}
    </>
  );
}

function Months({ rows }: { rows: readonly GstMonth[] }) {
  const { t } = useLingui();
  const columns: Column<GstMonth>[] = [
    { key: 'month', label: t`Month`, isHeader: true, cell: ({ month }) => formatMonth(month) },
    { key: 'cgst', label: 'CGST', align: 'right', cell: ({ open }) => money(open.cgst) },
    { key: 'sgst', label: t`SGST or UTGST`, align: 'right', cell: ({ open }) => money(open.sgst) },
    { key: 'igst', label: 'IGST', align: 'right', cell: ({ open }) => money(open.igst) },
    {
      key: 'paid',
      label: t`Paid`,
      align: 'right',
      cell: ({ paid }) => money(gstHeads.reduce((sum, head) => sum + paid[head], 0)),
    },
    {
      key: 'due',
      label: t`Due by`,
      cell: (row) => (
        <>
          {formatDate(row.due_on)} {row.is_late && <Badge color="red">{t`Late`}</Badge>}
        </>
      ),
    },
    {
      key: 'record',
      label: t`Actions`,
      isActions: true,
      cell: (row) =>
        gstHeads.some((head) => row.open[head] > 0) && (
          <May to="gstPayments.record">
            <GstPaymentButton key={JSON.stringify(row.open)} month={row} />
          </May>
        ),
    },
  ];
  return (
    <DataTable
      label={t`GST to pay`}
      columns={columns}
      rows={rows}
      rowKey={({ month }) => month}
      minWidth={760}
    />
  );
}

function Payments({ rows }: { rows: readonly GstPayment[] }) {
  const { t } = useLingui();
  const nobody = t`Deleted account`;
  const columns: Column<GstPayment>[] = [
    { key: 'reference', label: t`Reference`, isHeader: true, cell: ({ reference }) => reference },
    { key: 'month', label: t`Month`, cell: ({ month }) => formatMonth(month) },
    { key: 'paid_on', label: t`Paid on`, cell: ({ paid_on: on }) => formatDate(on) },
    {
      key: 'tax',
      label: t`Tax`,
      align: 'right',
      cell: ({ cgst, sgst, igst }) => money(cgst + sgst + igst),
    },
    {
      key: 'beside',
      label: t`Interest and late fee`,
      align: 'right',
      cell: ({ interest, late_fee: fee }) => money(interest + fee),
    },
    { key: 'from', label: t`Paid from`, cell: ({ paid_from: from }) => <Source from={from} /> },
    { key: 'by', label: t`Recorded by`, cell: ({ recorded_by: by }) => by ?? nobody },
    { key: 'actions', label: t`Status`, maxWidth: 260, cell: (row) => <State row={row} /> },
  ];
  return (
    <DataTable
      label={t`Payments of GST`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      minWidth={960}
    />
  );
}

function Source({ from }: { from: GstPayment['paid_from'] }) {
  switch (from) {
    case 'collection':
      return <Trans>Bank, collection account</Trans>;
    case 'payouts':
      return <Trans>Bank, payouts</Trans>;
    case 'input_credit':
      return <Trans>Input credit</Trans>;
  }
}

function State({ row }: { row: GstPayment }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const may = useMay();
  const { id, reference, is_withdrawn: isWithdrawn, is_own: isOwn, withdrawn_by: by, reason } = row;
  if (isWithdrawn) {
    const name = by ?? t`Deleted account`;
    return (
      <Stack gap={0}>
        <Trans>Withdrawn by {name}</Trans>
        <Text size="xs" c="dimmed">
          {reason}
        </Text>
      </Stack>
    );
  }
  if (!may('gstPayments.withdraw')) return <Trans>Recorded</Trans>;
  if (isOwn) return <Trans>Recorded. If it is wrong, another person can withdraw it.</Trans>;
  return (
    <RowActions of={reference}>
      <ReasonButton
        label={t`Withdraw`}
        explanation={t`A payment can’t be edited. Withdraw it and record the right one.`}
        most={MOST_LETTERS}
        send={(why, options) => api.gstPayments.withdraw({ id, reason: why }, options)}
        reload={() => client.invalidateQueries({ queryKey: queries.gstPayments.key() })}
      />
    </RowActions>
  );
}
