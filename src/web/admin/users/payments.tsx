// What the person paid the platform, or got back: the broker's registration fee (specification, section 2.3).
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { UserPayment } from '../../../contract/users.ts';
import { paise } from '../../../domain/money.ts';
import { paymentStatusLabels, providerLabels } from '../../components/brokers/broker-labels.ts';
import { byCursor, GrowingList } from '../../components/list/growing-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { dayOf } from './user-labels.ts';

const kinds: Readonly<Record<UserPayment['kind'], MessageDescriptor>> = {
  broker_registration: msg`Broker registration`,
  rent_receipt: msg`Rent`,
  refund: msg`Refund`,
};

export function Payments({ userId }: { userId: string }) {
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
    <GrowingList<UserPayment> list={list} failure={failures.loadUser} empty={t`No payments yet`}>
      {(payments) => (
        <WideTable minWidth={760} aria-label={t`Payments`}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t`Payment`}</Table.Th>
                <Table.Th>{t`Provider`}</Table.Th>
                <Table.Th>{t`Ref`}</Table.Th>
                <Table.Th ta="right">{t`Amount`}</Table.Th>
                <Table.Th>{t`Status`}</Table.Th>
                <Table.Th>{t`Paid on`}</Table.Th>
                <Table.Th>{t`Begun on`}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      )}
    </GrowingList>
  );
}

/** Succeeded is green, everything else shows destructive (specification, section 4). */
function PaymentRow({ payment: { kind, provider, reference, ...payment } }: { payment: UserPayment }) {
  const { i18n } = useLingui();
  const { status, note, paid_at: paidAt } = payment;
  return (
    <Table.Tr>
      <Table.Td>{i18n._(kinds[kind])}</Table.Td>
      <Table.Td>{i18n._(providerLabels[provider])}</Table.Td>
      <Table.Td maw={200}>
        <Text size="sm" truncate title={reference ?? undefined}>
          {reference ?? '–'}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(payment.amount)} />
      </Table.Td>
      <Table.Td>
        <Badge color={status === 'succeeded' ? 'green' : 'red'}>{i18n._(paymentStatusLabels[status])}</Badge>
        {note && (
          <Text size="xs" c="dimmed" maw={220} mt={2}>
            {note}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{paidAt ? dayOf(paidAt) : '–'}</Table.Td>
      <Table.Td>{dayOf(payment.created_at)}</Table.Td>
    </Table.Tr>
  );
}
