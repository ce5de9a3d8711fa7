// Broker, provider, reference, amount, status and actions; a succeeded payment offers Activate until its broker is activated.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { BrokerRegistrationRow } from '../../../contract/brokers.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { providerLabels } from '../../components/brokers/broker-labels.ts';
import { BrokerStatusBadge } from '../../components/brokers/broker-status-badge.tsx';
import { PaymentState } from '../../components/brokers/payment-state.tsx';
import { CutText } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { May } from '../shell/may.tsx';
import { useMay } from '../shell/use-may.ts';
import { RefundButton } from './refund-button.tsx';
import { useActivate } from './use-activate.ts';

export function useRegistrationColumns(onShow: (brokerId: string) => void): Column<BrokerRegistrationRow>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'broker',
      label: t`Broker`,
      cell: ({ broker, created_at: at }) => (
        <>
          <Anchor component="button" type="button" size="sm" fw={600} onClick={() => onShow(broker.id)}>
            {broker.name}
          </Anchor>
          <Group gap="xs" mt={2}>
            <BrokerStatusBadge status={broker.status} />
            <Text size="xs" c="dimmed" fw={400}>
              {formatInstant(at)}
            </Text>
          </Group>
        </>
      ),
      csv: ({ broker }) => broker.name,
    },
    {
      key: 'provider',
      label: t`Provider`,
      cell: ({ provider }) => i18n._(providerLabels[provider]),
      csv: ({ provider }) => provider,
    },
    {
      key: 'reference',
      label: t`Ref`,
      maxWidth: 200,
      cell: ({ reference }) => <CutText>{reference}</CutText>,
      csv: ({ reference }) => reference,
    },
    {
      key: 'amount',
      label: t`Amount`,
      isInLine: true,
      align: 'right',
      cell: ({ amount }) => formatRupees(paise(amount)),
      csv: ({ amount }) => amount / 100,
    },
    {
      key: 'status',
      label: t`Status`,
      isInLine: true,
      maxWidth: 220,
      cell: (row) => <PaymentState {...row} />,
      csv: ({ status }) => status,
    },
    { key: 'actions', label: t`Actions`, isActions: true, cell: (row) => <Actions row={row} /> },
  ];
}

/** Mark Paid + Activate stays in its place, disabled, once the payment succeeded; Activate stands beside it until it is done. */
function Actions({ row }: { row: BrokerRegistrationRow }) {
  const { t, i18n } = useLingui();
  const reasonId = useId();
  const activate = useActivate();
  const may = useMay();
  const { broker, id, status } = row;
  const { name } = broker;
  const amount = formatRupees(paise(row.amount));
  const isPayable = ['created', 'pending', 'failed'].includes(status) && canBePaid(broker.status);
  return (
    <RowActions of={name}>
      <May to="invoices.issue">
        {/* Why it cannot be pressed stands below it. */}
        <Stack gap={2} align="stretch">
          <ConfirmButton
            size="xs"
            disabled={!isPayable}
            aria-label={t`Mark Paid + Activate: ${name}`}
            aria-describedby={isPayable ? undefined : reasonId}
            question={t`Did ${name} pay ${amount}?`}
            explanation={t`We record the payment, give them the broker role and email them. You can’t undo this here.`}
            confirmLabel={t`Mark Paid + Activate`}
            onConfirm={() => activate(id)}
          >
            <Trans>Mark Paid + Activate</Trans>
          </ConfirmButton>
          {!isPayable && (
            <Text id={reasonId} size="xs" c="dimmed">
              {i18n._(whyNot(row))}
            </Text>
          )}
        </Stack>
      </May>
      {isPayable && !may('invoices.issue') && (
        <Text size="xs" c="dimmed">
          <Trans>An administrator confirms this fee</Trans>
        </Text>
      )}
      {status === 'succeeded' && broker.status === 'paid' && (
        <ConfirmButton
          size="xs"
          variant="default"
          aria-label={t`Activate: ${name}`}
          question={t`Activate ${name}?`}
          explanation={t`We give them the broker role and email them. You can’t undo this here.`}
          confirmLabel={t`Activate`}
          onConfirm={() => activate(id)}
        >
          <Trans>Activate</Trans>
        </ConfirmButton>
      )}
      <May to="brokerRegistrations.refund">
        {status === 'succeeded' && !broker.activated && <RefundButton row={row} />}
      </May>
    </RowActions>
  );
}

/** Why a payment cannot be marked as paid. */
function whyNot({ status, broker }: BrokerRegistrationRow): MessageDescriptor {
  if (status === 'succeeded') return msg`Already paid`;
  if (status === 'refunded') return msg`Refunded`;
  return broker.status === 'rejected' ? msg`Registration rejected` : msg`Nothing to pay now`;
}

const canBePaid = (status: BrokerRegistrationRow['broker']['status']) =>
  status === 'submitted' || status === 'fee_due';
