// One seeker and one home: what happened last, what comes next as a button, and what was written down about it.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Anchor, Badge, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { leadPath, tabOf } from '../../../../contract/choices.ts';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { isApplicationEnded } from '../../../../domain/applications.ts';
import { dateInIndia, formatDate } from '../../../../domain/dates.ts';
import { homePath } from '../../../../domain/home-address.ts';
import { isEndedColumn, nextMarks } from '../../../../domain/lead-pipeline.ts';
import { formatRupees, paise } from '../../../../domain/money.ts';
import { formatPhone } from '../../../../domain/phones.ts';
import { isVisitEnded } from '../../../../domain/visits.ts';
import { leadEventLabel } from '../../../components/leads/lead-labels.ts';
import { SharedProfile } from '../../../components/leads/shared-profile.tsx';
import { visitTime } from '../../../components/leads/slot-text.ts';
import { LeaseStateBadge } from '../../../components/leases/lease-state.tsx';
import { useTeam } from '../../../components/organisations/use-team.ts';
import { HomeTitle, useHomeTitle, usePlaceLine } from '../../../components/property/home-words.tsx';
import { IconBell, IconDotsVertical } from '../../../ui/icons.ts';
import styles from './board.module.css';
import { isDue, LeadReach, NextAct, waitsForLister } from './lead-acts.tsx';
import { columnColours, columnLabels, markLabels } from './lead-stage-labels.ts';
import { Waiting } from './lead-waits.tsx';
import { NotesButton } from './notes-button.tsx';
import { useMoveCard } from './use-pipeline.ts';

const RentedOutDialog = lazy(() => import('./rented-out-dialog.tsx'));

type LeadCardProps = {
  card: LeadCard;
  /** Under the heading of its column. */
  isOnBoard?: boolean;
  /** Among leads of several stages it says which one is its own. */
  saysStage?: boolean;
};

export function LeadCardView({ card, isOnBoard = false, saysStage = false }: LeadCardProps) {
  const { i18n, t } = useLingui();
  const name = card.seeker_name ?? t`Someone`;
  const place = usePlaceBeside(card.home);
  const rent = card.home.rent === null ? null : formatRupees(paise(card.home.rent));
  const due = isDue(card);
  return (
    <Card
      padding={isOnBoard ? 'xs' : 'md'}
      component="article"
      aria-label={t`${name}, ${card.home.title}`}
      className={styles.card}
      data-due={due || undefined}
    >
      <Stack gap={isOnBoard ? 6 : 8}>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Title order={isOnBoard ? 3 : 2} size="h5" miw={0} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Group gap={4} wrap="nowrap" flex="none">
            {saysStage && (
              <Badge color={columnColours[card.column]}>{i18n._(columnLabels[card.column])}</Badge>
            )}
            <MoveMenu card={card} name={name} />
          </Group>
        </Group>
        <div>
          <Anchor component={Link} to={homePath(card.home)} size="sm" lineClamp={2}>
            <HomeTitle title={card.home.title} />
          </Anchor>
          <Text size="sm" c="dimmed">
            {rent && (
              <Text span inherit fw={600} c="var(--mantine-color-text)" className="money">
                {rent}
              </Text>
            )}
            {rent && place && ' · '}
            {place}
          </Text>
        </div>
        {card.reminder_on && <ReminderLine day={card.reminder_on} note={card.reminder_note} isDue={due} />}
        <Comes card={card} />
        {!saysStage && !due && waitsForLister(card) && (
          <Text size="sm">
            <Waiting card={card} />
          </Text>
        )}
        {!(isOnBoard && saysLast(card)) && <Last card={card} />}
        {card.application && !isOnBoard && <SharedProfile application={card.application} isLister />}
        {card.organisation_id && card.assigned_to && (
          <GivenTo organisation={card.organisation_id} person={card.assigned_to} />
        )}
        {card.contact?.phone && !isOnBoard && (
          <Text size="sm" className="money">
            {formatPhone(card.contact.phone)}
          </Text>
        )}
        <Group gap={6} align="flex-start">
          <NextAct card={card} />
          <Group gap={isOnBoard ? 2 : 6} flex={1} wrap={isOnBoard ? 'nowrap' : 'wrap'}>
            <LeadReach card={card} name={name} />
            <NotesButton card={card} name={name} isIcon={isOnBoard} className={styles.notes} />
          </Group>
        </Group>
      </Stack>
    </Card>
  );
}

/** What of its place the title does not say. */
function usePlaceBeside(home: LeadCard['home']): string {
  const title = useHomeTitle(home.title);
  return usePlaceLine(home.place)
    .split(', ')
    .filter((part) => !title.includes(part))
    .join(', ');
}

export function MoveMenu({ card, name }: { card: LeadCard; name: string }) {
  const { i18n, t } = useLingui();
  const [isRentedOut, setRentedOut] = useState(false);
  const move = useMoveCard(card.id);
  const isEnded = isEndedColumn(card.column);
  return (
    <>
      <Menu shadow="md" position="bottom-end">
        <Menu.Target>
          <ActionIcon
            size={32}
            variant="subtle"
            color="gray"
            loading={move.isPending}
            aria-label={t`More: ${name}`}
          >
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Trans>Move</Trans>
          </Menu.Label>
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

/** What is still to come of it: the visit, the day of moving in, the lease. What has ended is said by the line of what happened last. */
function Comes({ card }: { card: LeadCard }) {
  const { visit, application, lease } = card;
  return (
    <>
      {visit && !isVisitEnded(visit.status) && (
        <Text size="sm">
          <Anchor component={Link} inherit to={leadPath(tabOf('visit', 'lister'), visit.id, false)}>
            <Trans>Visit: {visitTime(visit.scheduled_date, visit.slot)}</Trans>
          </Anchor>
          {visit.awaiting === 'lister' && (
            <Text span inherit display="block" fw={600}>
              <Trans>Waiting for your reply</Trans>
            </Text>
          )}
          {visit.awaiting === 'seeker' && (
            <Text span inherit display="block">
              <Trans>Waiting for their reply</Trans>
            </Text>
          )}
        </Text>
      )}
      {application && isInPlay(application) && (
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
      )}
      {lease && (
        <Group gap="xs">
          <LeaseStateBadge state={lease.state} />
          <Anchor component={Link} size="sm" to={`/portal/landlord/leases/${lease.id}`}>
            <Trans>Lease</Trans>
          </Anchor>
        </Group>
      )}
    </>
  );
}

/** Sent, looked at or accepted: neither declined nor withdrawn. */
const isInPlay = ({ status }: NonNullable<LeadCard['application']>) =>
  status === 'approved' || !isApplicationEnded(status);

/** The line above has said it: the visit that was agreed or is to be answered, or the application that is in play. */
const saysLast = ({ last, visit, application }: LeadCard): boolean =>
  last?.action.startsWith('visit.')
    ? visit !== null && !isVisitEnded(visit.status)
    : Boolean(last?.action.startsWith('application.') && application && isInPlay(application));

/** What happened last and when; of a visit or an application that is over, the way to it. */
export function Last({ card: { last, visit, application, created_at: asked } }: { card: LeadCard }) {
  const { i18n, t } = useLingui();
  const day = formatDate(dateInIndia(last?.at ?? asked));
  if (!last) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Enquired on {day}</Trans>
      </Text>
    );
  }
  if (last.action === 'message') {
    return (
      <Text size="sm" c="dimmed">
        {last.by_seeker ? t`They wrote on ${day}` : t`You wrote on ${day}`}
      </Text>
    );
  }
  const words = i18n._(leadEventLabel(last.action));
  const over = last.action.startsWith('visit.')
    ? visit && isVisitEnded(visit.status) && leadPath(tabOf('visit', 'lister'), visit.id, true)
    : application && !isInPlay(application) && leadPath(tabOf('application', 'lister'), application.id, true);
  return (
    <Text size="sm" c="dimmed">
      {over ? (
        <Anchor component={Link} inherit to={over}>
          {words}
        </Anchor>
      ) : (
        words
      )}
      {` · ${day}`}
    </Text>
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

type ReminderLineProps = { day: string; note: string | null; isDue: boolean };

export function ReminderLine({ day, note, isDue }: ReminderLineProps) {
  const { t } = useLingui();
  const date = formatDate(day);
  const due = note ? t`Follow up since ${date}: ${note}` : t`Follow up since ${date}`;
  const planned = note ? t`Reminder on ${date}: ${note}` : t`Reminder on ${date}`;
  return (
    <div className={styles.reminder}>
      <IconBell size={16} aria-hidden />
      <Text size="sm" fw={isDue ? 600 : undefined}>
        {isDue ? due : planned}
      </Text>
    </div>
  );
}
