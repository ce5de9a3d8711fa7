// One seeker and one home: where they stand, what comes next, and what the broker wrote down.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { leadPath, tabOf } from '../../../../contract/choices.ts';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { isApplicationEnded } from '../../../../domain/applications.ts';
import { dateInIndia, formatDate } from '../../../../domain/dates.ts';
import { homePath } from '../../../../domain/home-address.ts';
import { nextStages } from '../../../../domain/lead-pipeline.ts';
import { formatRupees, paise } from '../../../../domain/money.ts';
import { isVisitEnded, type VisitSlot } from '../../../../domain/visits.ts';
import { SharedProfile } from '../../../components/leads/shared-profile.tsx';
import { visitTime } from '../../../components/leads/slot-text.ts';
import { IconChevronDown } from '../../../ui/icons.ts';
import { stageColours, stageLabels } from '../lead-stage-labels.ts';
import { Notes } from './notes.tsx';
import { Reminder } from './reminder.tsx';
import { useMoveCard } from './use-pipeline.ts';

export function LeadCardView({ card }: { card: LeadCard }) {
  const { i18n, t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = card.seeker_name ?? t`Somebody`;
  const asked = formatDate(dateInIndia(card.created_at));
  const rent = card.home.rent === null ? '' : ` · ${formatRupees(paise(card.home.rent))}`;
  return (
    <Card padding="md" component="article" aria-label={t`${name}, ${card.home.title}`}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm" align="flex-start">
          <Stack gap={2} miw={0} flex="1 1 220px">
            <Title order={2} size="h5">
              {name}
            </Title>
            <Anchor component={Link} to={homePath(card.home)} size="sm">
              {card.home.title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {card.home.place}
              {rent}
            </Text>
            <Text size="sm" c="dimmed">
              <Trans>Asked on {asked}</Trans>
            </Text>
          </Stack>
          <Group gap="xs">
            <Badge color={stageColours[card.stage]}>{i18n._(stageLabels[card.stage])}</Badge>
            <MoveMenu card={card} name={name} />
          </Group>
        </Group>
        <Asked card={card} />
        {card.application && <SharedProfile application={card.application} isLister />}
        {card.reminder_on && <ReminderLine day={card.reminder_on} note={card.reminder_note} />}
        <Group>
          <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t`Close notes` : <Plural value={card.notes} one="Notes (#)" other="Notes (#)" />}
          </Button>
        </Group>
        {isOpen && (
          <>
            <Reminder card={card} />
            <Notes card={card} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function MoveMenu({ card, name }: { card: LeadCard; name: string }) {
  const { i18n, t } = useLingui();
  const move = useMoveCard(card.id);
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          loading={move.isPending}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={t`Move ${name}, ${card.home.title}`}
        >
          <Trans>Move</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {nextStages(card.stage).map((stage) => (
          <Menu.Item key={stage} onClick={() => move.mutate(stage)}>
            {i18n._(stageLabels[stage])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The visit and the application themselves are answered where all of them are. */
function Asked({ card: { visit, application } }: { card: LeadCard }) {
  const { t } = useLingui();
  return (
    <Group gap="md">
      {visit && (
        <Anchor
          component={Link}
          size="sm"
          to={leadPath(tabOf('visit', 'lister'), visit.id, isVisitEnded(visit.status))}
        >
          {t`Visit: ${visitTime(visit.scheduled_date, visit.slot as VisitSlot)}`}
        </Anchor>
      )}
      {application && (
        <Anchor
          component={Link}
          size="sm"
          to={leadPath(
            tabOf('application', 'lister'),
            application.id,
            isApplicationEnded(application.status),
          )}
        >
          {t`Application: moving in on ${formatDate(application.move_in_date)}`}
        </Anchor>
      )}
    </Group>
  );
}

function ReminderLine({ day, note }: { day: string; note: string | null }) {
  const { t } = useLingui();
  return (
    <Text size="sm" fw={600}>
      {note ? t`Reminder on ${formatDate(day)}: ${note}` : t`Reminder on ${formatDate(day)}`}
    </Text>
  );
}
