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
