// What is held of the deposit, as the book of the lease has it.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatRupees, paise } from '../../../domain/money.ts';

type DepositHeldProps = {
  /** Null: the book does not know of a deposit. */
  held: number | null;
  /** By the lease. */
  agreed?: number | undefined;
};

export function DepositHeld({ held, agreed = held ?? 0 }: DepositHeldProps) {
  if (held === null) return null;
  const [amount, whole] = [formatRupees(paise(held)), formatRupees(paise(agreed))];
  return (
    <Text size="sm">
      {agreed === held ? (
        <Trans>Deposit held now: {amount}</Trans>
      ) : (
        <Trans>
          Deposit held now: {amount} of {whole} agreed
        </Trans>
      )}
    </Text>
  );
}
