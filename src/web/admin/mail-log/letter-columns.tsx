// Letters of the mail log: to whom, about what, where each stands and why.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { MailLogEntry } from '../../../contract/mail-log.ts';
import { formatInstant } from '../../../domain/dates.ts';
import type { Column } from '../../ui/columns.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { mailStatusColours, mailStatusLabels } from './mail-log-labels.ts';
import { SendAgainButton } from './send-again-button.tsx';

export function useLetterColumns(): Column<MailLogEntry>[] {
  const { t } = useLingui();
  return [
    {
      key: 'when',
      label: t`When`,
      cell: ({ created_at: at }) => <Text size="sm">{formatInstant(at)}</Text>,
      csv: ({ created_at: at }) => at,
    },
    {
      key: 'to',
      label: t`Recipient`,
      cell: (letter) => <Receiver letter={letter} />,
      csv: ({ recipient }) => recipient,
    },
    {
      key: 'letter',
      label: t`Letter`,
      cell: ({ subject, template }) => (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {subject}
          </Text>
          <Text size="xs" c="dimmed">
            {template}
          </Text>
        </>
      ),
      csv: ({ subject }) => subject,
    },
    {
      key: 'state',
      label: t`Status`,
      maxWidth: 260,
      cell: (letter) => <State letter={letter} />,
      csv: ({ status }) => status,
    },
    {
      key: 'tries',
      label: t`Tries`,
      isNarrow: true,
      cell: ({ attempts }) => attempts,
      csv: ({ attempts }) => attempts,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (letter) => letter.can_send_again && <SendAgainButton letter={letter} />,
    },
  ];
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
