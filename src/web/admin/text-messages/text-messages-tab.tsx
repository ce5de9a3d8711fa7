// Text messages: what went to whom by SMS and WhatsApp, and what became of it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { textShows } from '../../../contract/choices.ts';
import type { TextMessageEntry } from '../../../contract/text-messages.ts';
import { formatPhone } from '../../../domain/phones.ts';
import type { TextChannel, TextState } from '../../../domain/text-messages.ts';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { ListTab } from '../shell/list-tab.tsx';
import { DeliveryState, Moment, Recipient } from '../shell/message-cells.tsx';
import { textStateLabels, textTemplateLabels } from './text-message-labels.ts';

export default adminTab(
  { place: 170, label: msg`Text messages`, permission: 'textMessages.list' },
  TextMessagesTab,
);

function TextMessagesTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: textShows });
  const labelOf = (value: (typeof textShows)[number]) => {
    if (value === 'all') return t`All`;
    return value === 'lost' ? t`Did not arrive` : i18n._(textStateLabels[value]);
  };
  const options = textShows.map((value) => ({ value, label: labelOf(value) }));
  return (
    <ListTab
      name="text-messages"
      title={t`Text messages`}
      description={
        <Trans>
          Every SMS and WhatsApp message of the last 90 days and its status. We don’t show the content.
        </Trans>
      }
      searched={t`Person, mobile number or template`}
      filters={[{ name: 'show', label: t`Show`, options }]}
      query={useQuery(
        queries.textMessages.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
      )}
      failure={msg`The text messages could not be loaded`}
      isFiltered={isFiltered}
      empty={t`No text message was sent yet`}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<TextMessageEntry>[] {
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
      isInLine: true,
      cell: ({ person, recipient }) => <Recipient person={person} address={formatPhone(recipient)} />,
      csv: ({ recipient }) => recipient,
    },
    {
      key: 'about',
      label: t`About`,
      isInLine: true,
      cell: ({ template }) => <About template={template} />,
      csv: ({ template }) => template,
    },
    {
      key: 'channel',
      label: t`Channel`,
      cell: ({ channel, provider }) => <CellLines main={channelNames[channel]} detail={provider} />,
      csv: ({ channel }) => channel,
    },
    {
      key: 'state',
      label: t`Status`,
      isInLine: true,
      maxWidth: 260,
      cell: ({ state, concluded_at: concludedAt, sent_at: sentAt, error }) => (
        <DeliveryState
          label={textStateLabels[state]}
          colour={stateColours[state]}
          at={concludedAt ?? sentAt}
          why={error}
        />
      ),
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

/** A template of an earlier release has no name any more. */
function About({ template }: { template: string }) {
  const { i18n } = useLingui();
  const label = (textTemplateLabels as Readonly<Record<string, MessageDescriptor>>)[template];
  if (label) return <CellLines main={i18n._(label)} detail={template} />;
  return (
    <Text size="xs" c="dimmed">
      {template}
    </Text>
  );
}

const stateColours: Readonly<Record<TextState, string>> = {
  waiting: 'blue',
  sent: 'blue',
  delivered: 'green',
  failed: 'red',
  undeliverable: 'red',
};

const channelNames: Readonly<Record<TextChannel, string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };
