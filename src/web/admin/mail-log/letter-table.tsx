// Letters of the mail log: to whom, about what, where each stands and why.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { MailLogEntry } from '../../../contract/mail-log.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { mailStatusColours, mailStatusLabels } from './mail-log-labels.ts';
import { SendAgainButton } from './send-again-button.tsx';

export function LetterTable({ letters }: { letters: readonly MailLogEntry[] }) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={860} aria-label={t`Mail log`} hasActions>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`When`}</Table.Th>
            <Table.Th>{t`To`}</Table.Th>
            <Table.Th>{t`Letter`}</Table.Th>
            <Table.Th>{t`State`}</Table.Th>
            <Table.Th>{t`Tries`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function LetterRow({ letter }: { letter: MailLogEntry }) {
  const { subject, template, attempts, created_at: createdAt } = letter;
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Td>
        <Text size="sm">{formatInstant(createdAt)}</Text>
      </Table.Td>
      <Table.Td>
        <Receiver letter={letter} />
      </Table.Td>
      <Table.Td>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Text>
        <Text size="xs" c="dimmed">
          {template}
        </Text>
      </Table.Td>
      <Table.Td maw={260}>
        <State letter={letter} />
      </Table.Td>
      <Table.Td className="money">{attempts}</Table.Td>
      <Table.Td>{letter.can_send_again && <SendAgainButton letter={letter} />}</Table.Td>
    </Table.Tr>
  );
}

function Receiver({
  letter: { person, recipient, is_undeliverable: isUndeliverable },
}: {
  letter: MailLogEntry;
}) {
  const { t } = useLingui();
  return (
    <>
      {person && (
        <Anchor component={Link} to={tabAddress('users', { user: person.user_id })} size="sm">
          {person.full_name ?? t`Somebody without a name`}
        </Anchor>
      )}
      <Text size="xs" c={person ? 'dimmed' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {recipient}
      </Text>
      {isUndeliverable && (
        <Text size="xs" fw={600}>
          <Trans>Letters to this address come back</Trans>
        </Text>
      )}
    </>
  );
}

function State({
  letter: { status, error, answer, sent_at: sentAt, bounced_at: bouncedAt },
}: {
  letter: MailLogEntry;
}) {
  const { i18n } = useLingui();
  const at = bouncedAt ?? sentAt;
  const why = error ?? answer;
  return (
    <>
      <Badge color={mailStatusColours[status]}>{i18n._(mailStatusLabels[status])}</Badge>
      {at && <Text size="xs">{formatInstant(at)}</Text>}
      {why && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {why}
        </Text>
      )}
    </>
  );
}
