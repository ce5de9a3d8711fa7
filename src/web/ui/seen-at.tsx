// When what is shown was read, where it could not be read again: without a connection it stays, with its age.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatInstant } from '../../domain/dates.ts';

type SeenAtProps = { of: { isError: boolean; dataUpdatedAt?: number | undefined } };

export function SeenAt({ of: { isError, dataUpdatedAt } }: SeenAtProps) {
  if (!isError || !dataUpdatedAt) return null;
  const time = formatInstant(new Date(dataUpdatedAt).toISOString());
  return (
    <Text size="sm" c="dimmed" role="status">
      <Trans>As of {time}</Trans>
    </Text>
  );
}
