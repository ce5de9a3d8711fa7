// What the office did about an enquiry, oldest first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Text, Timeline, Title } from '@mantine/core';
import type { EnquiryDetail } from '../../../contract/enquiries.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { enquiryStatusLabels } from '../../components/enquiries/enquiry-labels.ts';

type Event = EnquiryDetail['events'][number];

export function EnquiryHistory({ enquiry: { events } }: { enquiry: EnquiryDetail }) {
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4" mb="sm">
        <Trans>History</Trans>
      </Title>
      {events.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>No activity yet.</Trans>
        </Text>
      ) : (
        <Timeline bulletSize={14} lineWidth={2}>
          {events.map((event) => (
            <HistoryItem key={event.id} event={event} />
          ))}
        </Timeline>
      )}
    </Card>
  );
}

function HistoryItem({ event }: { event: Event }) {
  const { t } = useLingui();
  const who = event.actor?.full_name ?? t`Someone without a name`;
  return (
    <Timeline.Item title={useTitle(event)}>
      <Text size="sm" c="dimmed">
        <Trans>By {who}</Trans> · {formatInstant(event.created_at)}
      </Text>
      {event.note && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {event.note}
        </Text>
      )}
    </Timeline.Item>
  );
}

function useTitle({ action, status, assigned_to: assignee }: Event): string {
  const { t, i18n } = useLingui();
  if (action === 'noted') return t`Note`;
  if (action === 'answered') return t`Answer sent`;
  if (action === 'handed_in') return t`Managed rental application created`;
  if (action === 'moved') return i18n._(enquiryStatusLabels[status]);
  return assignee ? t`Assigned to ${assignee.full_name ?? t`someone without a name`}` : t`Unassigned`;
}
