// The batches, newest first, with how far each is.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PayoutBatch } from '../../../contract/payouts.ts';
import { formatInstant, formatMonth } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { byCursor, GrowingList } from '../../components/list/growing-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { batchWords, payoutTexts } from './payout-labels.ts';
import { Section } from './section.tsx';

export function Batches() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.payouts.listBatches.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Section title={t`Batches`}>
      <GrowingList list={list} failure={payoutTexts.loadBatches} empty={t`No batches yet.`}>
        {(batches) => <BatchTable batches={batches} />}
      </GrowingList>
    </Section>
  );
}

function BatchTable({ batches }: { batches: readonly PayoutBatch[] }) {
  const { t, i18n } = useLingui();
  return (
    <WideTable minWidth={820} aria-label={t`Batches`}>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Batch`}</Table.Th>
            <Table.Th>{t`State`}</Table.Th>
            <Table.Th ta="right">{t`Transfers`}</Table.Th>
            <Table.Th ta="right">{t`Amount`}</Table.Th>
            <Table.Th ta="right">{t`Paid`}</Table.Th>
            <Table.Th ta="right">{t`Failed`}</Table.Th>
            <Table.Th>{t`Made by`}</Table.Th>
            <Table.Th>{t`Approved by`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {batches.map((batch) => (
            <Table.Tr key={batch.id}>
              <Table.Td>
                <Anchor size="sm" fw={600} component={Link} to={tabAddress('payouts', { batch: batch.id })}>
                  {formatMonth(batch.month)} · {batch.id.slice(-8)}
                </Anchor>
              </Table.Td>
              <Table.Td>
                <Badge color={batchWords[batch.state].colour}>{i18n._(batchWords[batch.state].word)}</Badge>
              </Table.Td>
              <Table.Td ta="right">{batch.transfers.toLocaleString('en-IN')}</Table.Td>
              {[batch.amount, batch.paid.amount, batch.failed.amount].map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three columns in their order
                <Table.Td key={at} ta="right">
                  <MoneyText amount={paise(amount)} format="exact" />
                </Table.Td>
              ))}
              <Table.Td>
                <Text size="sm">{batch.created_by ?? <Trans>Nobody</Trans>}</Text>
                <Text size="xs" c="dimmed">
                  {formatInstant(batch.created_at)}
                </Text>
              </Table.Td>
              <Table.Td>
                <Text size="sm">{batch.approved_by ?? '–'}</Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
