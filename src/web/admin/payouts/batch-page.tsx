// One batch: where it stands, what can be done with it, and its transfers.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Badge, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PayoutBatch } from '../../../contract/payouts.ts';
import { formatInstant, formatMonth } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { LoadError } from '../../components/load-error.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { May } from '../shell/may.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { BatchActions } from './batch-actions.tsx';
import { batchLabels, payoutTexts } from './payout-labels.ts';
import { ReferenceFile } from './reference-file.tsx';
import { Transfers } from './transfers.tsx';

export function BatchPage({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const batch = useQuery(queries.payouts.getBatch.queryOptions({ input: { id }, staleTime: 0 }));
  const state = batch.data && batchLabels[batch.data.state];
  const titleOf = ({ purpose, month }: PayoutBatch) =>
    purpose === 'owners' ? t`Remittances of ${formatMonth(month)}` : t`Payouts of ${formatMonth(month)}`;
  return (
    <Stack gap="lg">
      <PageHeader
        title={batch.data ? titleOf(batch.data) : t`Batch of payouts`}
        badge={state && <Badge color={state.colour}>{i18n._(state.word)}</Badge>}
        description={
          batch.data?.purpose === 'owners' ? (
            <Anchor component={Link} to={tabAddress('remittances')}>
              <Trans>All remittances</Trans>
            </Anchor>
          ) : (
            <Anchor component={Link} to={tabAddress('payouts')}>
              <Trans>All payouts</Trans>
            </Anchor>
          )
        }
        actions={batch.data && <BatchActions batch={batch.data} />}
      />
      {batch.isPending && <TableSkeleton rows={4} />}
      {batch.isError && !batch.data && <LoadError query={batch} otherwise={payoutTexts.loadBatches} />}
      {batch.data && (
        <>
          <BatchFigures batch={batch.data} />
          {(batch.data.state === 'exported' || batch.data.state === 'settled') && (
            <May to="payouts.markPaidByFile">
              <ReferenceFile batchId={id} />
            </May>
          )}
          <Transfers batch={batch.data} />
        </>
      )}
    </Stack>
  );
}

function BatchFigures({ batch }: { batch: PayoutBatch }) {
  const { t } = useLingui();
  const sums = [
    { name: t`All`, transfers: batch.transfers, amount: batch.amount },
    { name: t`Paid`, ...batch.paid },
    { name: t`Failed`, ...batch.failed },
  ];
  return (
    <>
      <StatGrid isBand>
        {sums.map(({ name, transfers, amount }) => (
          <StatCard key={name} name={name} value={<MoneyText amount={paise(amount)} format="plain" />}>
            <Plural value={transfers} one="# transfer" other="# transfers" />
          </StatCard>
        ))}
      </StatGrid>
      <Text size="sm" c="dimmed">
        <History batch={batch} />
      </Text>
      {batch.single_operator && <SingleOperator reason={batch.single_operator} />}
    </>
  );
}

const SingleOperator = ({ reason }: { reason: string }) => (
  <Alert color="yellow">
    <Trans>One person made and approved this batch, in single-operator mode: {reason}</Trans>
  </Alert>
);

function History({ batch }: { batch: PayoutBatch }) {
  const { t } = useLingui();
  const said = [
    t`Made by ${batch.created_by ?? '–'}, ${formatInstant(batch.created_at)}`,
    batch.state === 'draft' && t`waits for approval`,
    batch.approved_at && t`approved by ${batch.approved_by ?? '–'}, ${formatInstant(batch.approved_at)}`,
    batch.exported_at && t`first file ${formatInstant(batch.exported_at)}`,
    batch.settled_at && t`settled ${formatInstant(batch.settled_at)}`,
    batch.cancel_reason && t`cancelled: ${batch.cancel_reason}`,
  ];
  return said.filter(Boolean).join(' · ');
}
