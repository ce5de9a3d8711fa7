// What a row of visits and applications does not say at a glance: the note, the home, the contact, who answers, and all that happened.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Application } from '../../../contract/applications.ts';
import type { Visit } from '../../../contract/visits.ts';
import { roomText } from '../../components/beds/room-text.ts';
import { LeadContact } from '../../components/leads/lead-contact.tsx';
import { HomeFacts } from '../../components/property/home-row.tsx';
import { LeadTimeline } from './lead-timeline.tsx';

/** Of organisations alone. */
const Assignee = lazy(() => import('./assignee.tsx').then((file) => ({ default: file.Assignee })));

type LeadDetailsProps = {
  lead: Visit | Application;
  isAccepted: boolean;
  /** The reader answers next. */
  isMine: boolean;
  otherName: string;
  children: ReactNode;
};

export default function LeadDetails({ lead, isAccepted, isMine, otherName, children }: LeadDetailsProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap="sm">
      {isMine && !lead.waits_for_verification && (
        <Text size="sm" fw={600}>
          <Trans>Waiting for your reply</Trans>
        </Text>
      )}
      {children}
      {lead.notes && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          “{lead.notes}”
        </Text>
      )}
      <div>
        <HomeFacts home={lead.home} />
        {lead.room && <Text size="sm">{roomText(lead.room, i18n)}</Text>}
      </div>
      {lead.organisation_id ? (
        <Suspense fallback={null}>
          <Assignee lead={lead} organisation={lead.organisation_id} />
        </Suspense>
      ) : null}
      <LeadContact id={lead.id} isAccepted={isAccepted} />
      <Title order={3} size="h5">
        <Trans>What happened so far</Trans>
      </Title>
      <LeadTimeline id={lead.id} side={lead.side} otherName={otherName} />
    </Stack>
  );
}
