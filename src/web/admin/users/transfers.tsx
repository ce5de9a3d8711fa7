// Whether the person was paid: each transfer to them, where it stands, and the bank's number of it.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { UserTransfer } from '../../../contract/users.ts';
import { formatDate } from '../../../domain/dates.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { CellLines, CutText } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { batchLabels, payeeLabels, payoutLabels } from '../payouts/payout-labels.ts';
import { tabAddress } from '../shell/tab-address.ts';
import { dayOf } from './user-labels.ts';

export function Transfers({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.users.transfers.infiniteOptions({
      input: (cursor: string | undefined) => ({ userId, ...(cursor ? { cursor } : {}) }),
      ...byCursor,
      staleTime: 0,
    }),
  );
  return (
    <DataList
      label={t`Transfers to this person`}
      query={list}
      failure={failures.loadUser}
      empty={t`Nothing was transferred to this person yet`}
      columns={useTransferColumns()}
      rowKey={({ id }) => id}
      minWidth={760}
    />
  );
}

function useTransferColumns(): Column<UserTransfer>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'code',
      label: t`Code`,
      isHeader: true,
      cell: ({ code, batch_id: batch, payee_kind: kind }) => (
        <CellLines
          main={
            <Anchor component={Link} to={tabAddress('payouts', { batch })} size="sm" fw={600}>
              {code}
            </Anchor>
          }
          detail={i18n._(payeeLabels[kind])}
        />
      ),
    },
    moneyColumn('amount', t`Amount`),
    {
      key: 'state',
      label: t`Status`,
      maxWidth: 240,
      cell: ({ state, batch_state: batch, failure }) => {
        // Until the bank answers, what says more is where its batch stands.
        const { word, colour } = state === 'pending' ? batchLabels[batch] : payoutLabels[state];
        return (
          <>
            <Badge color={colour}>{i18n._(word)}</Badge>
            <Text size="xs" c="dimmed">
              {failure}
            </Text>
          </>
        );
      },
    },
    {
      key: 'reference',
      label: t`UTR`,
      maxWidth: 200,
      cell: ({ reference }) => <CutText>{reference}</CutText>,
    },
    { key: 'paid', label: t`Paid on`, cell: ({ paid_on: day }) => (day ? formatDate(day) : '–') },
    { key: 'account', label: t`Account`, cell: ({ account }) => account },
    { key: 'drafted', label: t`Drafted on`, cell: ({ created_at: at }) => dayOf(at) },
  ];
}
