// Letters of the mail log: to whom, about what, where each stands and why.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { MailLogEntry } from '../../../contract/mail-log.ts';
import type { Column } from '../../ui/columns.tsx';
import { DeliveryState, Moment, Recipient } from '../shell/message-cells.tsx';
import { mailStatusColours, mailStatusLabels } from './mail-log-labels.ts';
import { SendAgainButton } from './send-again-button.tsx';

export function useMailColumns(): Column<MailLogEntry>[] {
  const { t } = useLingui();
  return [
    {
      key: 'when',
      label: t`When`,
      cell: ({ created_at: at }) => <Moment at={at} />,
      csv: ({ created_at: at }) => at,
    },
    {
      key: 'to',
      label: t`Recipient`,
      cell: ({ person, recipient, is_undeliverable: isUndeliverable }) => (
        <Recipient
          person={person}
          address={recipient}
          warning={isUndeliverable && <Trans>Emails to this address bounce</Trans>}
        />
      ),
      csv: ({ recipient }) => recipient,
    },
    {
      key: 'letter',
      label: t`Email`,
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
      cell: ({ status, error, answer, sent_at: sentAt, bounced_at: bouncedAt }) => (
        <DeliveryState
          label={mailStatusLabels[status]}
          colour={mailStatusColours[status]}
          at={bouncedAt ?? sentAt}
          why={error ?? answer}
        />
      ),
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
