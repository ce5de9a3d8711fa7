// Why a payment pays whom it pays, or nobody: how it stands, its way up the tree, and all that was ever posted of it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PaymentWay } from '../../../contract/corrections.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../load-error.tsx';
import { commissionFailures, lineKindNames, percent, postingNames } from './commission-sentences.ts';
import { StepTable } from './why-amount.tsx';

/** For administrators: it shows everybody's amounts. */
export function WayOfPayment({ paymentId }: { paymentId: string }) {
  const { queries } = useApi();
  const way = useQuery(
    queries.corrections.explainPayment.queryOptions({ input: { payment_id: paymentId }, staleTime: 0 }),
  );
  if (way.isPending) return <TableSkeleton rows={4} />;
  if (way.isError) return <LoadError query={way} otherwise={commissionFailures.explain} />;
  return <Way way={way.data} />;
}

const standingOf = (standing: PaymentWay['standing'], month: string): MessageDescriptor => {
  switch (standing) {
    case 'counted':
      return msg`It counts in ${month}.`;
    case 'will-count':
      return msg`It is paid and counts when ${month} is closed.`;
    case 'will-be-taken-back':
      return msg`It counted in ${month} and is no longer paid: the next close takes it back.`;
    case 'taken-back':
      return msg`It was reversed, so it pays no one.`;
    case 'not-paid':
      return msg`It is not marked as paid, so it pays no one.`;
  }
};

function Way({ way }: { way: PaymentWay }) {
  const { i18n } = useLingui();
  const [rvl, base] = [way.rvl, way.base].map((amount) => formatRupeesAndPaise(paise(amount)));
  const share = percent(way.share_bp);
  const origin = formatMonth(way.origin_month);
  return (
    <Stack gap="md">
      <Alert color={way.standing === 'counted' || way.standing === 'will-count' ? 'blue' : 'yellow'}>
        {i18n._(standingOf(way.standing, formatMonth(way.month ?? way.origin_month)))}
      </Alert>
      {way.steps.length > 0 && (
        <>
          <Text size="sm">
            <Trans>
              Rent of {origin}: {rvl}. Commission is paid from the platform’s share of it, {share}: {base}.
            </Trans>
          </Text>
          <StepTable payment={way} own={way.credited?.affiliate_id ?? null} isOfOther />
        </>
      )}
      {way.credited === null && (
        <Text size="sm">
          <Trans>It is not credited to anyone, so no one gets a line from it.</Trans>
        </Text>
      )}
      {way.postings.length > 0 && <Postings postings={way.postings} />}
    </Stack>
  );
}

function Postings({ postings }: Pick<PaymentWay, 'postings'>) {
  const { t, i18n } = useLingui();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Title order={3} size="h5" id={title} mb="xs">
        <Trans>What was posted of it</Trans>
      </Title>
      <FactTable
        label={t`What was posted of it`}
        columns={[
          { key: 'month', label: t`Month`, cell: ({ month }) => formatMonth(month) },
          {
            key: 'posting',
            label: t`Posting`,
            cell: ({ kind }) => i18n._(lineKindNames[kind] ?? postingNames[kind]),
          },
          moneyColumn('amount', t`Amount`),
        ]}
        rows={postings}
        rowKey={({ month, kind, sequence }) => `${month} ${kind} ${sequence}`}
        minWidth={360}
      />
    </section>
  );
}
