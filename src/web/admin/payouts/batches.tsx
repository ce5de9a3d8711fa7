// The batches, newest first, with how far each is.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PayoutBatch } from '../../../contract/payouts.ts';
import type { BatchPurpose } from '../../../domain/commission/payouts.ts';
import { formatInstant, formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { NameAndAmount } from '../../ui/name-and-amount.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { batchLabels, payoutTexts } from './payout-labels.ts';
import { Section } from './section.tsx';

function useBatches(purpose: BatchPurpose) {
  const { queries } = useApi();
  return useInfiniteQuery(
    queries.payouts.listBatches.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ purpose, cursor }),
      staleTime: 0,
    }),
  );
}

/** Above who is owed: whoever came to approve or send a batch has it before a list of thousands. */
export function WaitingBatches({ purpose }: { purpose: BatchPurpose }) {
  const { t } = useLingui();
  const list = useBatches(purpose);
  const waiting = (list.data?.pages[0]?.items ?? []).filter(
    ({ state }) => state === 'draft' || state === 'approved',
  );
  return waiting.map(({ id, state, amount, transfers }) => {
    const sum = formatRupeesAndPaise(paise(amount));
    return (
      <Alert
        key={id}
        color="yellow"
        variant="light"
        title={state === 'draft' ? t`A batch waits for approval` : t`A batch waits to be sent to the bank`}
      >
        <Group justify="space-between" gap="sm">
          <Text size="sm">
            <Plural value={transfers} one={`# transfer, ${sum}`} other={`# transfers, ${sum}`} />
          </Text>
          <Button component={Link} to={tabAddress('payouts', { batch: id })} size="xs">
            <Trans>Open the batch</Trans>
          </Button>
        </Group>
      </Alert>
    );
  });
}

/** Those of one purpose; each opens where all of its transfers are. */
export function Batches({ purpose }: { purpose: BatchPurpose }) {
  const { t } = useLingui();
  const list = useBatches(purpose);
  return (
    <Section title={t`Batches`}>
      <DataList
        name="batches"
        label={t`Batches`}
        query={list}
        failure={payoutTexts.loadBatches}
        empty={t`No batches yet.`}
        columns={useBatchColumns()}
        rowKey={({ id }) => id}
        minWidth={820}
      />
    </Section>
  );
}

function useBatchColumns(): Column<PayoutBatch>[] {
  const { t, i18n } = useLingui();
  const sum = (key: string, label: string, of: (batch: PayoutBatch) => number): Column<PayoutBatch> => ({
    key,
    label,
    align: 'right',
    cell: (batch) => <MoneyText amount={paise(of(batch))} format="plain" />,
    csv: (batch) => of(batch) / 100,
  });
  return [
    {
      key: 'batch',
      label: t`Batch`,
      cell: ({ id, month }) => (
        <Anchor size="sm" fw={600} component={Link} to={tabAddress('payouts', { batch: id })}>
          {formatMonth(month)} · {id.slice(-8)}
        </Anchor>
      ),
      csv: ({ id, month }) => `${month} ${id.slice(-8)}`,
      onPhone: ({ id, month, state, transfers, amount }) => (
        <div style={{ width: '100%' }}>
          <NameAndAmount
            name={
              <Anchor inherit component={Link} to={tabAddress('payouts', { batch: id })}>
                {formatMonth(month)} · {id.slice(-8)}
              </Anchor>
            }
            amount={amount}
          />
          <Group gap="xs" mt={4} fw={400}>
            <Badge color={batchLabels[state].colour}>{i18n._(batchLabels[state].word)}</Badge>
            <Text size="xs" c="dimmed">
              <Plural value={transfers} one="# transfer" other="# transfers" />
            </Text>
          </Group>
        </div>
      ),
    },
    {
      key: 'state',
      label: t`Status`,
      cell: ({ state }) => <Badge color={batchLabels[state].colour}>{i18n._(batchLabels[state].word)}</Badge>,
      csv: ({ state }) => state,
    },
    {
      key: 'transfers',
      label: t`Transfers`,
      align: 'right',
      cell: ({ transfers }) => transfers.toLocaleString('en-IN'),
      csv: ({ transfers }) => transfers,
    },
    sum('amount', t`Amount`, ({ amount }) => amount),
    sum('paid', t`Paid`, ({ paid }) => paid.amount),
    sum('failed', t`Failed`, ({ failed }) => failed.amount),
    {
      key: 'made',
      label: t`Made by`,
      cell: ({ created_by: maker, created_at: at }) => (
        <CellLines main={maker ?? <Trans>No one</Trans>} detail={formatInstant(at)} />
      ),
      csv: ({ created_by: maker }) => maker,
    },
    {
      key: 'approved',
      label: t`Approved by`,
      cell: ({ approved_by: approver }) => <Text size="sm">{approver ?? '–'}</Text>,
      csv: ({ approved_by: approver }) => approver,
    },
  ];
}
