// The sandbox's window: it takes no money and lets one choose how the payment ends.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { formatRupees, paise } from '../../../../domain/money.ts';
import type { usePayment } from './use-payment.ts';

export function SandboxDialog({ payment }: { payment: ReturnType<typeof usePayment> }) {
  const { t } = useLingui();
  const { sandbox, closeSandbox, trial } = payment;
  const amount = formatRupees(paise(sandbox?.amount ?? 0));
  return (
    <Modal
      opened={sandbox !== undefined}
      onClose={trial.isPending ? () => {} : closeSandbox}
      title={
        <Text component="span" fw={650} size="lg">
          <Trans>Sandbox payment</Trans>
        </Text>
      }
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="lg">
        <Text>
          <Trans>No money is taken. Choose how the payment of {amount} ends.</Trans>
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={trial.isPending} onClick={() => trial.mutate(false)}>
            <Trans>Simulate failure</Trans>
          </Button>
          <Button loading={trial.isPending} onClick={() => trial.mutate(true)}>
            <Trans>Simulate success</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
