// Where one's own visit and application for a home stand, on its page.
import { Trans } from '@lingui/react/macro';
import { Card, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Application } from '../../../contract/applications.ts';
import { leadPath } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import { isApplicationAccepted } from '../../../domain/applications.ts';
import { formatDate } from '../../../domain/dates.ts';
import { isVisitAccepted } from '../../../domain/visits.ts';
import { LeadContact } from '../../components/leads/lead-contact.tsx';
import { StatusBadge } from '../../components/leads/lead-status-badge.tsx';
import { visitTime } from '../../components/leads/slot-text.ts';

export function VisitState({ visit }: { visit: Visit }) {
  return (
    <LeadState
      title={<Trans>Your visit</Trans>}
      status={visit.status}
      path={leadPath('visits', visit.id, false)}
      contact={<LeadContact id={visit.id} isAccepted={isVisitAccepted(visit.status)} />}
    >
      {visitTime(visit.scheduled_date, visit.slot)}
      {visit.awaiting === 'seeker' && (
        <Text size="sm" fw={600}>
          <Trans>The owner or agent proposed this time. Please answer.</Trans>
        </Text>
      )}
    </LeadState>
  );
}

export function ApplicationState({ application }: { application: Application }) {
  const isAccepted = isApplicationAccepted(application.status);
  const moveIn = formatDate(application.move_in_date);
  return (
    <LeadState
      title={<Trans>Your application</Trans>}
      status={application.status}
      path={leadPath('applications', application.id, false)}
      contact={<LeadContact id={application.id} isAccepted={isAccepted} />}
    >
      <Trans>Moving in on {moveIn}</Trans>
    </LeadState>
  );
}

type LeadStateProps = {
  title: ReactNode;
  status: string;
  path: string;
  contact: ReactNode;
  children: ReactNode;
};

function LeadState({ title, status, path, contact, children }: LeadStateProps) {
  return (
    <Card padding="sm">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600}>{title}</Text>
          <StatusBadge status={status} />
        </Group>
        <div>{children}</div>
        {contact}
        <Link to={path}>
          <Trans>Open, change or withdraw</Trans>
        </Link>
      </Stack>
    </Card>
  );
}
