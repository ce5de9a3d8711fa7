// The applications and visit requests of one home, read when its Leads button is pressed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HomeLeads as Leads } from '../../../contract/listing.ts';
import { formatDate } from '../../../domain/dates.ts';
import { shortId } from '../../../domain/leads.ts';
import { badgeColour } from '../../../domain/properties.ts';
import { badgeColours } from '../../components/badge-colours.ts';
import { leadStatusLabel, visitTypeLabel } from '../../components/leads/lead-labels.ts';
import { SharedProfile } from '../../components/leads/shared-profile.tsx';
import { eventTime } from '../../components/leads/slot-text.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import classes from './home-card.module.css';

export function HomeLeads({ id }: { id: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const leads = useQuery(queries.properties.leads.queryOptions({ input: { id }, staleTime: 0 }));
  if (leads.isPending) return <TableSkeleton rows={2} />;
  if (leads.isError) {
    return (
      <ErrorState
        title={t`The leads could not be loaded`}
        onRetry={() => leads.refetch()}
        retrying={leads.isFetching}
      />
    );
  }
  return <LeadLists leads={leads.data} />;
}

function LeadLists({ leads: { applications, visits } }: { leads: Leads }) {
  const { i18n } = useLingui();
  if (applications.length + visits.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>No one has asked yet. Good photos and a full description help.</Trans>
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      <LeadList title={<Trans>Applications</Trans>}>
        {applications.map((lead) => (
          <Lead key={lead.id} id={lead.id} status={lead.status} notes={lead.notes}>
            <Trans>Moves in {formatDate(lead.move_in_date)}</Trans>
            <SharedProfile application={lead} isLister />
          </Lead>
        ))}
      </LeadList>
      <LeadList title={<Trans>Visit requests</Trans>}>
        {visits.map((lead) => (
          <Lead key={lead.id} id={lead.id} status={lead.status} notes={lead.notes}>
            {i18n._(visitTypeLabel(lead.visit_type))} · {eventTime(lead.scheduled_date, lead.slot)}
          </Lead>
        ))}
      </LeadList>
      <Link to={`/track-applications?show=received-${visits.length > 0 ? 'visits' : 'applications'}`}>
        <Trans>Answer them</Trans>
      </Link>
    </Stack>
  );
}

function LeadList({ title, children }: { title: ReactNode; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <Text component="h3" size="sm" fw={600} mt={0} mb={4}>
        {title}
      </Text>
      <ul className={classes.leads}>{children}</ul>
    </section>
  );
}

type LeadProps = { id: string; status: string; notes: string | null; children: ReactNode };

function Lead({ id, status, notes, children }: LeadProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <code title={id}>{shortId(id)}</code>
        <Badge color={badgeColours[badgeColour(status)]}>{i18n._(leadStatusLabel(status))}</Badge>
      </Group>
      <div>{children}</div>
      {notes && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {notes}
        </Text>
      )}
    </li>
  );
}
