// One visit or application: the home, where it stands, who has to act, and on request its timeline and contact.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Collapse, Group, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Application } from '../../../contract/applications.ts';
import type { Visit } from '../../../contract/visits.ts';
import { isApplicationAccepted } from '../../../domain/applications.ts';
import { formatDate } from '../../../domain/dates.ts';
import { isVisitAccepted } from '../../../domain/visits.ts';
import { roomText } from '../../components/beds/room-text.ts';
import { LeadContact } from '../../components/leads/lead-contact.tsx';
import { householdLabel, incomeLabel, visitTypeLabel } from '../../components/leads/lead-labels.ts';
import { StatusBadge } from '../../components/leads/lead-status-badge.tsx';
import { SharedProfile } from '../../components/leads/shared-profile.tsx';
import { visitTime } from '../../components/leads/slot-text.ts';
import { HomeRow } from '../../components/property/home-row.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitStars } from './visit-stars.tsx';

/** Few open it. */
const LeadTimeline = lazy(() =>
  import('./lead-timeline.tsx').then((file) => ({ default: file.LeadTimeline })),
);

/** Of organisations alone. */
const Assignee = lazy(() => import('./assignee.tsx').then((file) => ({ default: file.Assignee })));

type Of<Lead> = { lead: Lead; isOpen: boolean };

export function VisitCard({ lead, isOpen }: Of<Visit>) {
  const { i18n } = useLingui();
  const earlier = lead.earlier && visitTime(lead.earlier.scheduled_date, lead.earlier.slot);
  return (
    <LeadCard
      lead={lead}
      isOpen={isOpen}
      isAccepted={isVisitAccepted(lead.status)}
      actions={<VisitActions visit={lead} />}
    >
      <Group gap="xs">
        <Text fw={600}>{visitTime(lead.scheduled_date, lead.slot)}</Text>
        {earlier && (
          <Text size="sm" c="dimmed">
            <Trans>
              instead of <s>{earlier}</s>
            </Trans>
          </Text>
        )}
      </Group>
      <Text size="sm">{i18n._(visitTypeLabel(lead.visit_type))}</Text>
      {lead.on_way.map((side) => (
        <Text key={side} size="sm" fw={600}>
          {side === lead.side ? (
            <Trans>You said that you are on your way.</Trans>
          ) : (
            <Trans>The other side is on the way.</Trans>
          )}
        </Text>
      ))}
      <VisitStars visit={lead} />
      <WhoActs lead={lead} isMine={lead.awaiting === lead.side} isAwaited={lead.awaiting !== null} />
    </LeadCard>
  );
}

export function ApplicationCard({ lead, isOpen }: Of<Application>) {
  const { i18n } = useLingui();
  const moveIn = formatDate(lead.move_in_date);
  const isAwaited = lead.status === 'submitted' || lead.status === 'under_review';
  const facts = [
    lead.household && i18n._(householdLabel(lead.household)),
    lead.income_band && i18n._(incomeLabel(lead.income_band)),
  ].filter(Boolean);
  return (
    <LeadCard
      lead={lead}
      isOpen={isOpen}
      isAccepted={isApplicationAccepted(lead.status)}
      actions={<ApplicationActions application={lead} />}
    >
      <Text fw={600}>
        <Trans>Moving in on {moveIn}</Trans>
      </Text>
      <Text size="sm">
        <Trans>People: {lead.occupants}</Trans>
        {facts.length > 0 && ` · ${facts.join(' · ')}`}
      </Text>
      <SharedProfile application={lead} isLister={lead.side === 'lister'} />
      <WhoActs lead={lead} isMine={lead.side === 'lister'} isAwaited={isAwaited} />
    </LeadCard>
  );
}

type WhoActsProps = { lead: Visit | Application; isMine: boolean; isAwaited: boolean };

function WhoActs({ lead, isMine, isAwaited }: WhoActsProps) {
  if (!isAwaited) return null;
  if (lead.waits_for_verification) return <Waits isLister={lead.side === 'lister'} />;
  return isMine ? (
    <Text size="sm" fw={600}>
      <Trans>Waiting for your reply</Trans>
    </Text>
  ) : (
    <Text size="sm" c="dimmed">
      <Trans>Waiting for their reply</Trans>
    </Text>
  );
}

/** Said to both: it is nobody's fault, and what ends it. */
function Waits({ isLister }: { isLister: boolean }) {
  return isLister ? (
    <Text size="sm" fw={600}>
      <Trans>
        This request waits until you are verified. <Link to="/verification">Verify now</Link>
      </Trans>
    </Text>
  ) : (
    <Text size="sm" c="dimmed">
      <Trans>
        Many people ask this owner or agent, whom we’re verifying first. Your request waits until then, and
        we’ll notify you of the answer.
      </Trans>
    </Text>
  );
}

type LeadCardProps = {
  lead: Visit | Application;
  isOpen: boolean;
  isAccepted: boolean;
  actions: ReactNode;
  children: ReactNode;
};

function LeadCard({ lead, isOpen, isAccepted, actions, children }: LeadCardProps) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState(isOpen);
  const place = useScrolledTo(isOpen);
  const otherName = lead.other_name ?? t`Someone`;
  return (
    <div ref={place}>
      <HomeRow home={lead.home} badge={<StatusBadge status={lead.status} />}>
        <Stack gap="xs">
          {children}
          {lead.room && <Text size="sm">{roomText(lead.room, i18n)}</Text>}
          <Text size="sm">
            {lead.side === 'lister' ? <Trans>From {otherName}</Trans> : <Trans>Listed by {otherName}</Trans>}
          </Text>
          {lead.notes && (
            <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              “{lead.notes}”
            </Text>
          )}
          {lead.organisation_id ? (
            <Suspense fallback={null}>
              <Assignee lead={lead} organisation={lead.organisation_id} />
            </Suspense>
          ) : null}
          <LeadContact id={lead.id} isAccepted={isAccepted} />
          {actions}
          <Details id={lead.id} shown={shown} onToggle={() => setShown((before) => !before)}>
            <Suspense fallback={<TableSkeleton rows={2} />}>
              <LeadTimeline id={lead.id} side={lead.side} otherName={otherName} />
            </Suspense>
          </Details>
        </Stack>
      </HomeRow>
    </div>
  );
}

type DetailsProps = { id: string; shown: boolean; onToggle: () => void; children: ReactNode };

function Details({ id, shown, onToggle, children }: DetailsProps) {
  const { t } = useLingui();
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={shown}
        aria-controls={`timeline-${id}`}
        onClick={onToggle}
      >
        {shown ? t`Hide timeline` : t`Show timeline`}
      </Button>
      <Collapse expanded={shown} id={`timeline-${id}`}>
        {shown && <div style={{ paddingBlockStart: 12 }}>{children}</div>}
      </Collapse>
    </div>
  );
}

/** An e-mail leads to one of many: it comes into view. */
function useScrolledTo(isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return place;
}
