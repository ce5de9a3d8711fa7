// Text messages of the log: to whom, about what, where each stands and why.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { TextMessageEntry } from '../../../contract/text-messages.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { formatPhone } from '../../../domain/phones.ts';
import type { Column } from '../../ui/columns.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { channelNames, templateLabel, textStateColours, textStateLabels } from './text-labels.ts';

export function useTextColumns(): Column<TextMessageEntry>[] {
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
      cell: (text) => <Receiver text={text} />,
      csv: ({ recipient }) => recipient,
    },
    {
      key: 'about',
      label: t`About`,
      cell: ({ template }) => <About template={template} />,
      csv: ({ template }) => template,
    },
    {
      key: 'channel',
      label: t`Channel`,
      cell: ({ channel, provider }) => (
        <>
          <Text size="sm">{channelNames[channel]}</Text>
          <Text size="xs" c="dimmed">
            {provider}
          </Text>
        </>
      ),
      csv: ({ channel }) => channel,
    },
    {
      key: 'state',
      label: t`Status`,
      maxWidth: 260,
      cell: (text) => <State text={text} />,
      csv: ({ state }) => state,
    },
    {
      key: 'tries',
      label: t`Tries`,
      isNarrow: true,
      cell: ({ attempts }) => attempts,
      csv: ({ attempts }) => attempts,
    },
  ];
}

type OfText = { text: TextMessageEntry };

function Receiver({ text: { person, recipient } }: OfText) {
  const { t } = useLingui();
  return (
    <>
      {person && (
        <Anchor component={Link} to={tabAddress('users', { user: person.user_id })} size="sm">
          {person.full_name ?? t`Somebody without a name`}
        </Anchor>
      )}
      <Text size="xs" c={person ? 'dimmed' : undefined}>
        {formatPhone(recipient)}
      </Text>
    </>
  );
}

function About({ template }: { template: string }) {
  const { i18n } = useLingui();
  const label = templateLabel(template);
  return (
    <>
      {label && <Text size="sm">{i18n._(label)}</Text>}
      <Text size="xs" c="dimmed">
        {template}
      </Text>
    </>
  );
}

function State({ text: { state, error, sent_at: sentAt, concluded_at: concludedAt } }: OfText) {
  const { i18n } = useLingui();
  const at = concludedAt ?? sentAt;
  return (
    <>
      <Badge color={textStateColours[state]}>{i18n._(textStateLabels[state])}</Badge>
      {at && <Text size="xs">{formatInstant(at)}</Text>}
      {error && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {error}
        </Text>
      )}
    </>
  );
}
