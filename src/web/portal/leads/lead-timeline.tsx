// Everything that happened to a visit or an application, oldest first, as both sides read it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Timeline } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeadEvent } from '../../../contract/leads.ts';
import { formatInstant } from '../../../domain/dates.ts';
import type { LeadSide } from '../../../domain/leads.ts';
import { leadEventLabel } from '../../components/leads/lead-labels.ts';
import { eventTime } from '../../components/leads/slot-text.ts';
import { VoiceName } from '../../components/leads/voice-name.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

type LeadTimelineProps = { id: string; side: LeadSide | null; otherName: string };

export function LeadTimeline({ id, side, otherName }: LeadTimelineProps) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const timeline = useQuery(queries.leads.timeline.queryOptions({ input: { id }, staleTime: 0 }));
  if (timeline.isPending) return <TableSkeleton rows={2} />;
  if (timeline.isError) {
    return (
      <ErrorState
        title={t`The timeline could not be loaded`}
        onRetry={() => timeline.refetch()}
        retrying={timeline.isFetching}
      />
    );
  }
  const { items } = timeline.data;
  return (
    <Timeline active={items.length - 1} bulletSize={16} lineWidth={2}>
      {items.map((event) => (
        <Timeline.Item key={event.id} title={i18n._(leadEventLabel(event.action))}>
          <Event event={event} side={side} otherName={otherName} />
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

type EventProps = { event: LeadEvent; side: LeadSide | null; otherName: string };

function Event({ event, side, otherName }: EventProps) {
  const when = formatInstant(event.created_at);
  return (
    <>
      <Text size="sm" c="dimmed">
        <By event={event} side={side} otherName={otherName} /> · {when}
      </Text>
      {event.scheduled_date && <Text size="sm">{eventTime(event.scheduled_date, event.slot)}</Text>}
      {event.note && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          “{event.note}”
        </Text>
      )}
    </>
  );
}

function By({ event, side, otherName }: EventProps) {
  if (event.by === null) return <Trans>Kiraya</Trans>;
  if (event.by === side && (event.is_own || !event.voice)) return <Trans>You</Trans>;
  if (event.voice) return <VoiceName voice={event.voice} />;
  if (side !== null) return otherName;
  return event.by === 'seeker' ? <Trans>Seeker</Trans> : <Trans>Owner or agent</Trans>;
}
