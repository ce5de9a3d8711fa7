// Whether money goes to a bank account already, said to its payee.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatInstant } from '../../../domain/dates.ts';

type ConfirmedStateProps = { confirmedAt: string | null; isOrganisation?: boolean };

export function ConfirmedState({ confirmedAt, isOrganisation = false }: ConfirmedStateProps) {
  if (confirmedAt === null) {
    return (
      <Text size="sm">
        {isOrganisation ? (
          <Trans>
            Not confirmed yet. We’ll check with the bank that it is the organisation’s before the first
            payment.
          </Trans>
        ) : (
          <Trans>
            Not confirmed yet. We’ll check with the bank that it is yours before the first payment.
          </Trans>
        )}
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
