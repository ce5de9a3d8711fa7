// Closes a month after a question that names it: a closed month never changes again.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { CommissionMonth, MonthTotals } from '../../../contract/months.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

type CloseButtonProps = {
  month: CommissionMonth;
  /** What it would pay, once that is known. */
  totals: MonthTotals | undefined;
  onClose: (month: CommissionMonth) => Promise<unknown>;
};

export function CloseButton({ month, totals, onClose }: CloseButtonProps) {
  const { t } = useLingui();
  const name = formatMonth(month.month);
  const sum = formatRupeesAndPaise(paise(totals?.paid ?? 0));
  return (
    <ConfirmButton
      question={t`Close ${name}?`}
      confirmLabel={t`Close the month`}
      explanation={
        <Stack gap="xs">
          {totals && (
            <Text fw={600}>
              <Plural
                value={totals.affiliates}
                one={`Commission of ${sum} for # affiliate.`}
                other={`Commission of ${sum} for # affiliates.`}
              />
            </Text>
          )}
          <Text>
            <Trans>
              We calculate commission for {name}, deduct tax and add it to balances. This cannot be undone.
            </Trans>{' '}
            <Trans>Rent marked paid after the cut-off counts in the next month.</Trans>
          </Text>
          <Text size="sm" c="dimmed">
            <Trans>You can leave this page while it runs.</Trans>
          </Text>
        </Stack>
      }
      onConfirm={() => onClose(month)}
    >
      {t`Close ${name}`}
    </ConfirmButton>
  );
}
