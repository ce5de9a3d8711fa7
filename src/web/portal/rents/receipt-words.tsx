// What a receipt is called beside its PDF; one that counts no more is kept, and says which one does.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { RentPayment } from '../../../contract/rents.ts';

export function ReceiptWords({ payment }: { payment: RentPayment }) {
  const { t } = useLingui();
  const { receipt_number: number, replaces, replaced_by: later } = payment;
  const isValid = payment.state === 'confirmed';
  if (isValid) {
    return (
      <Text size="sm">{replaces ? t`Receipt ${number} replaces ${replaces}` : t`Receipt ${number}`}</Text>
    );
  }
  return (
    <Text size="sm">
      {later ? t`Receipt ${number} is replaced by ${later}` : t`Receipt ${number} is no longer valid`}
    </Text>
  );
}
