// Weaker safeguards that one administrator requested.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { SavedSettings } from '../../../contract/settings.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { WaitingChange } from './waiting-change.tsx';

type Waiting = NonNullable<SavedSettings['safeguards']['waiting']>;

type WaitingProps = { waiting: Waiting; onApproved: (value: Waiting['value']) => void };

export function WaitingSafeguards({ waiting, onApproved }: WaitingProps) {
  const { value, requested_by: name, requested_at } = waiting;
  const { account_hold_hours: hold, staff_delay_hours: delay, single_operator_reason: reason } = value;
  const when = formatInstant(requested_at);
  return (
    <WaitingChange waiting={waiting} onApproved={() => onApproved(value)}>
      <Text size="sm">
        <Trans>
          Requested by {name}, {when}: {hold} hours before a changed bank account is paid, {delay} hours
          before a staff role can be approved.
        </Trans>
      </Text>
      {reason !== null && (
        <Text size="sm">
          <Trans>Single-operator mode: {reason}</Trans>
        </Text>
      )}
    </WaitingChange>
  );
}
