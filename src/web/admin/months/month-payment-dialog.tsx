// The way of one payment as a dialog over a list.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { WayOfPayment } from '../../components/commissions/way-of-payment.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';

type PaymentDialogProps = { paymentId: string; home: string | null; onClose: () => void };

export function PaymentDialog({ paymentId, home, onClose }: PaymentDialogProps) {
  const { t } = useLingui();
  const name = home ?? t`A home`;
  return (
    <OpenModal
      onClose={onClose}
      size="xl"
      title={
        <Text component="span" fw={650} size="lg">
          <Trans>Where the rent of {name} went</Trans>
        </Text>
      }
    >
      <WayOfPayment paymentId={paymentId} />
    </OpenModal>
  );
}
