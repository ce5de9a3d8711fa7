// What is held of the deposit, as the book of the lease has it.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatRupees, paise } from '../../../domain/money.ts';

/** Null: the book does not know of a deposit. */
export function DepositHeld({ held }: { held: number | null }) {
  if (held === null) return null;
  const amount = formatRupees(paise(held));
  return (
    <Text size="sm">
      <Trans>Deposit held now: {amount}</Trans>
    </Text>
  );
}
