// Whether money goes to a bank account already, said to its payee.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatInstant } from '../../../domain/dates.ts';

export function ConfirmedState({ confirmedAt }: { confirmedAt: string | null }) {
  if (confirmedAt === null) {
    return (
      <Text size="sm">
        <Trans>Not confirmed yet. We’ll check with the bank that it is yours before the first payment.</Trans>
      </Text>
    );
  }
  const moment = formatInstant(confirmedAt);
  return (
    <Text size="sm">
      <Trans>Confirmed {moment}</Trans>
    </Text>
  );
}
