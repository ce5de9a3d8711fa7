// Cells of what was sent to people: when, to whom, and what became of it.
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatInstant } from '../../../domain/dates.ts';
import { PersonLink } from './subject-links.tsx';

const anywhere = { overflowWrap: 'anywhere' } as const;

export const Moment = ({ at }: { at: string }) => <Text size="sm">{formatInstant(at)}</Text>;

type RecipientProps = {
  /** null: the address or number belongs to no account. */
  person: { user_id: string; full_name: string | null } | null;
  address: string;
  /** What is wrong with the address. */
  warning?: ReactNode;
};

export const Recipient = ({ person, address, warning }: RecipientProps) => (
  <>
    {person && <PersonLink person={person} />}
    <Text size="xs" c={person ? 'dimmed' : undefined} style={anywhere}>
      {address}
    </Text>
    {warning && (
      <Text size="xs" fw={600}>
        {warning}
      </Text>
    )}
  </>
);

type DeliveryStateProps = {
  label: MessageDescriptor;
  colour: string;
  at: string | null;
  /** In the words of whoever was asked to send it. */
  why: string | null;
};

export function DeliveryState({ label, colour, at, why }: DeliveryStateProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Badge color={colour}>{i18n._(label)}</Badge>
      {at && <Text size="xs">{formatInstant(at)}</Text>}
      {why && (
        <Text size="xs" c="dimmed" style={anywhere}>
          {why}
        </Text>
      )}
    </>
  );
}
