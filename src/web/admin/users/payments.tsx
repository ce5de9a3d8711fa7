// Money between the person and the platform: transfers to them, and what they paid or got back (specification, section 2.3).
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { UserPayment } from '../../../contract/users.ts';
import { paise } from '../../../domain/money.ts';
import { providerLabels } from '../../components/brokers/broker-labels.ts';
import { PaymentState } from '../../components/brokers/payment-state.tsx';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { CutText } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { paymentKindLabels } from './payment-labels.ts';
import { Transfers } from './transfers.tsx';
import { dayOf } from './user-labels.ts';

export function Payments({ userId }: { userId: string }) {
  return (
    <Stack gap="md">
      <Title order={3} size="h5">
        <Trans>Paid to this person</Trans>
      </Title>
      <Transfers userId={userId} />
      <Title order={3} size="h5">
        <Trans>Paid to Kiraya</Trans>
      </Title>
      <OwnPayments userId={userId} />
    </Stack>
  );
}

function OwnPayments({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.users.payments.infiniteOptions({
      input: (cursor: string | undefined) => ({ userId, ...(cursor ? { cursor } : {}) }),
      ...byCursor,
      staleTime: 0,
    }),
  );
  return (
    <DataList
      label={t`Payments`}
      query={list}
      failure={failures.loadUser}
      empty={t`No payments yet`}
      columns={usePaymentColumns()}
      rowKey={({ id }) => id}
      minWidth={760}
    />
  );
}

function usePaymentColumns(): Column<UserPayment>[] {
  const { t, i18n } = useLingui();
  return [
    { key: 'payment', label: t`Payment`, cell: ({ kind }) => i18n._(paymentKindLabels[kind]) },
    { key: 'provider', label: t`Provider`, cell: ({ provider }) => i18n._(providerLabels[provider]) },
    {
      key: 'reference',
      label: t`Ref`,
      maxWidth: 200,
      cell: ({ reference }) => <CutText>{reference}</CutText>,
    },
    {
      key: 'amount',
      label: t`Amount`,
      isInLine: true,
      align: 'right',
      cell: ({ amount }) => <MoneyText amount={paise(amount)} />,
    },
    {
      key: 'status',
      label: t`Status`,
      isInLine: true,
      maxWidth: 220,
      cell: (payment) => <PaymentState {...payment} />,
    },
    { key: 'paid', label: t`Paid on`, cell: ({ paid_at: at }) => (at ? dayOf(at) : '–') },
    { key: 'begun', label: t`Begun on`, cell: ({ created_at: at }) => dayOf(at) },
  ];
}
