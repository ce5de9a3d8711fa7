// One seeker and one home: where they stand, what comes next, and what was written down about it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Group, Menu, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { leadPath, tabOf } from '../../../../contract/choices.ts';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { isApplicationEnded } from '../../../../domain/applications.ts';
import { dateInIndia, formatDate } from '../../../../domain/dates.ts';
import { homePath } from '../../../../domain/home-address.ts';
import { isEndedColumn, nextMarks } from '../../../../domain/lead-pipeline.ts';
import { formatRupees, paise } from '../../../../domain/money.ts';
import { isVisitEnded } from '../../../../domain/visits.ts';
import { StatusBadge } from '../../../components/leads/lead-status-badge.tsx';
import { SharedProfile } from '../../../components/leads/shared-profile.tsx';
import { visitTime } from '../../../components/leads/slot-text.ts';
import { LeaseStateBadge } from '../../../components/leases/lease-state.tsx';
import { useTeam } from '../../../components/organisations/use-team.ts';
import { HomeTitle, PlaceLine } from '../../../components/property/home-words.tsx';
import { IconChevronDown } from '../../../ui/icons.ts';
import { columnColours, columnLabels, markLabels } from '../lead-stage-labels.ts';
import { AcceptApplication, AnswerVisit, LeadReach } from './lead-acts.tsx';
import { useMoveCard } from './use-pipeline.ts';

const RentedOutDialog = lazy(() => import('./rented-out-dialog.tsx'));
// Few of a board's notes are opened, and a field of dates is large.
const Reminder = lazy(async () => ({ default: (await import('./reminder.tsx')).Reminder }));
const Assignee = lazy(async () => ({ default: (await import('../../leads/assignee.tsx')).Assignee }));
const Notes = lazy(async () => ({ default: (await import('./notes.tsx')).Notes }));

type LeadCardProps = {
  card: LeadCard;
  /** Under the heading of its column, which says the stage. */
  isOnBoard?: boolean;
};

export function LeadCardView({ card, isOnBoard = false }: LeadCardProps) {
  const { i18n, t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = card.seeker_name ?? t`Someone`;
  const asked = formatDate(dateInIndia(card.created_at));
  const rent = card.home.rent === null ? '' : ` · ${formatRupees(paise(card.home.rent))}`;
  return (
    <Card padding={isOnBoard ? 'sm' : 'md'} component="article" aria-label={t`${name}, ${card.home.title}`}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm" align="flex-start">
          <Stack gap={2} miw={0} flex={isOnBoard ? '1 1 100%' : '1 1 220px'}>
            <Title order={isOnBoard ? 3 : 2} size="h5">
              {name}
            </Title>
            <Anchor component={Link} to={homePath(card.home)} size="sm">
              <HomeTitle title={card.home.title} />
            </Anchor>
            <Text size="sm" c="dimmed">
              <PlaceLine line={card.home.place} />
              {rent}
            </Text>
            <Text size="sm" c="dimmed">
              <Trans>Enquired on {asked}</Trans>
            </Text>
          </Stack>
          {!isOnBoard && (
            <Badge color={columnColours[card.column]}>{i18n._(columnLabels[card.column])}</Badge>
          )}
        </Group>
        <Asked card={card} />
        {card.application && !isOnBoard && <SharedProfile application={card.application} isLister />}
        {card.organisation_id && card.assigned_to && (
          <GivenTo organisation={card.organisation_id} person={card.assigned_to} />
        )}
        {card.reminder_on && <ReminderLine day={card.reminder_on} note={card.reminder_note} />}
        <LeadReach card={card} name={name} />
        <Group gap="xs">
          <MoveMenu card={card} name={name} />
          <Button size="sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t`Close notes` : <Plural value={card.notes} one="Notes (#)" other="Notes (#)" />}
          </Button>
        </Group>
        {isOpen && (
          <Suspense fallback={<Skeleton h={160} />}>
            {card.organisation_id && <Assignee lead={card} organisation={card.organisation_id} />}
            <Reminder card={card} />
            <Notes card={card} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

function MoveMenu({ card, name }: { card: LeadCard; name: string }) {
  const { i18n, t } = useLingui();
  const [isRentedOut, setRentedOut] = useState(false);
  const move = useMoveCard(card.id);
  const isEnded = isEndedColumn(card.column);
  return (
    <>
      <Menu shadow="md" position="bottom-end">
        <Menu.Target>
          <Button
            size="sm"
            variant="default"
            loading={move.isPending}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            aria-label={t`Move ${name}, ${card.home.title}`}
          >
            <Trans>Move</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {nextMarks(card.column).map((stage) => (
            <Menu.Item
              key={stage}
              onClick={() => (stage === 'let' ? setRentedOut(true) : move.mutate({ stage }))}
            >
              {isEnded ? t`Take up again` : i18n._(markLabels[stage])}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isRentedOut && <RentedOutDialog card={card} name={name} onClose={() => setRentedOut(false)} />}
      </Suspense>
    </>
  );
}

/** What is awaited, and where the visit and the application stand with all others. */
function Asked({ card }: { card: LeadCard }) {
  const { visit, application, lease } = card;
  return (
    <Stack gap={4}>
      {visit && (
        <Group gap="xs">
          <StatusBadge status={visit.status} />
          <Anchor
            component={Link}
            size="sm"
            to={leadPath(tabOf('visit', 'lister'), visit.id, isVisitEnded(visit.status))}
          >
            <Trans>Visit: {visitTime(visit.scheduled_date, visit.slot)}</Trans>
          </Anchor>
          {visit.awaiting && (
            <Text size="sm" fw={visit.awaiting === 'lister' ? 600 : undefined}>
              {visit.awaiting === 'lister' ? (
                <Trans>Waiting for your reply</Trans>
              ) : (
                <Trans>Waiting for their reply</Trans>
              )}
            </Text>
          )}
          <AnswerVisit visit={visit} />
        </Group>
      )}
      {application && (
        <Group gap="xs">
          <StatusBadge status={application.status} />
          <Anchor
            component={Link}
            size="sm"
            to={leadPath(
              tabOf('application', 'lister'),
              application.id,
              isApplicationEnded(application.status),
            )}
          >
            <Trans>Application: moving in on {formatDate(application.move_in_date)}</Trans>
          </Anchor>
          <AcceptApplication card={card} />
        </Group>
      )}
      {lease && (
        <Group gap="xs">
          <LeaseStateBadge state={lease.state} />
          <Anchor component={Link} size="sm" to={`/portal/landlord/leases/${lease.id}`}>
            <Trans>Lease</Trans>
          </Anchor>
        </Group>
      )}
    </Stack>
  );
}

/** Whom of the organisation the lead was given to. */
function GivenTo({ organisation, person }: { organisation: string; person: string }) {
  const name = useTeam(organisation).data?.members.find(({ user_id: id }) => id === person)?.name;
  return name ? (
    <Text size="sm">
      <Trans>With {name}</Trans>
    </Text>
  ) : null;
}

function ReminderLine({ day, note }: { day: string; note: string | null }) {
  const { t } = useLingui();
  return (
    <Text size="sm" fw={600}>
      {note ? t`Reminder on ${formatDate(day)}: ${note}` : t`Reminder on ${formatDate(day)}`}
    </Text>
  );
}
