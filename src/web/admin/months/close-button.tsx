// Closes a month after a question that names it: a closed month never changes again.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { CommissionMonth } from '../../../contract/months.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

type CloseButtonProps = { month: CommissionMonth; onClose: (month: CommissionMonth) => Promise<unknown> };

export function CloseButton({ month, onClose }: CloseButtonProps) {
  const { t } = useLingui();
  const name = formatMonth(month.month);
  return (
    <ConfirmButton
      question={t`Close ${name}?`}
      confirmLabel={t`Close the month`}
      explanation={
        <Stack gap="xs">
          <Text>
            <Trans>
              Commission of {name} is computed, posted to everyone’s balance and tax is deducted. This cannot
              be taken back: payments of {name} that are marked or reversed later go into a later month.
            </Trans>
          </Text>
          <Text size="sm" c="dimmed">
            <Trans>You may leave this page while it runs.</Trans>
          </Text>
        </Stack>
      }
      onConfirm={() => onClose(month)}
    >
      {t`Close ${name}`}
    </ConfirmButton>
  );
}
