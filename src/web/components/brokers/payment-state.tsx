// Where a payment to the platform stands, with the office's note on it.
import { useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { BrokerRegistrationRow } from '../../../contract/brokers.ts';
import { paymentStatusLabels } from './broker-labels.ts';

/** Succeeded is green, everything else shows destructive (specification, section 4). */
export function PaymentState({ status, note }: Pick<BrokerRegistrationRow, 'status' | 'note'>) {
  const { i18n } = useLingui();
  return (
    <>
      <Badge color={status === 'succeeded' ? 'green' : 'red'}>{i18n._(paymentStatusLabels[status])}</Badge>
      {note && (
        <Text size="xs" c="dimmed" mt={2}>
          {note}
        </Text>
      )}
    </>
  );
}
