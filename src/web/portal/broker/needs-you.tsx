// What needs a broker now: the leads that wait for them with the act on the row, their documents, then what else waits.
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LeadCard } from '../../../contract/pipeline.ts';
import { formatDate } from '../../../domain/dates.ts';
import { phoneOf } from '../../../domain/phones.ts';
import { documentLabels } from '../../components/brokers/broker-labels.ts';
import { visitTime } from '../../components/leads/slot-text.ts';
import { HomeTitle } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { IconBell, IconCalendar, IconFileText, IconMessage, IconPhone } from '../../ui/icons.ts';
import { useFirstRows } from '../user/first-rows.tsx';
import { CardSkeleton } from '../user/home-card-skeleton.tsx';
import { Panel, Row, Rows } from '../user/panel.tsx';
import { AwaitedRows, isAwaited } from '../user/seeker-next-steps.tsx';
import { useDashboard } from '../user/use-dashboard.ts';
import { type DocumentNeed, documentNeeds } from './documents/document-needs.ts';
import { isDue, isToBeLeased, LeadReach, NextAct, waitsForLister } from './leads/lead-acts.tsx';
import { byUrgency, Waiting } from './leads/lead-waits.tsx';
import { stageAddress } from './leads/stage-address.ts';

const READ = 100;

export function NeedsYou() {
  const { t } = useLingui();
  const { queries } = useApi();
  const dashboard = useDashboard();
  const firstRows = useFirstRows();
  const leads = useQuery(
    queries.pipeline.list.queryOptions({ input: { show: 'open', limit: READ }, staleTime: 0 }),
  );
  const registration = useQuery(queries.brokers.registration.queryOptions({ staleTime: 0 }));
  if (leads.isPending || dashboard.isPending || registration.isPending) return <CardSkeleton rows={3} />;
  const waiting = leads.data?.items.filter(waitsForLister).toSorted(byUrgency) ?? [];
  // Requests for visits and applications are the leads above; without these their number is said at least.
  const listed = leads.data ? { visits_received: 0, applications_received: 0 } : {};
  const mine = dashboard.data && { ...dashboard.data.awaiting_me, ...listed };
  const documents = registration.data ? documentNeeds(registration.data, clock.today()) : [];
  if (waiting.length + documents.length === 0 && !(mine && isAwaited(mine))) return null;
  const count = waiting.length;
  // In place: a list of other leads would not have them first.
  const { room, more } = firstRows(count, t`Show all ${count} leads that wait for you`);
  return (
    <Panel title={t`What needs you now`} more={{ to: '/portal/broker/leads', label: t`All leads` }}>
      <Rows>
        {waiting.slice(0, room).map((card, place) => (
          <LeadRow key={card.id} card={card} isFirst={place === 0} />
        ))}
        {more}
        {documents.map((need) => (
          <DocumentRow key={need.kind} need={need} />
        ))}
        {mine && <AwaitedRows mine={mine} />}
      </Rows>
    </Panel>
  );
}

function LeadRow({ card, isFirst }: { card: LeadCard; isFirst: boolean }) {
  const { t } = useLingui();
  const name = card.seeker_name ?? t`Someone`;
  // Whose lease is to be written is not called first.
  const phone = isDue(card) && !isToBeLeased(card) && card.contact?.phone;
  return (
    <Row
      icon={<LeadIcon card={card} />}
      detail={
        <>
          <span>
            <What card={card} />
          </span>
          <span data-line>
            <HomeTitle title={card.home.title} />
          </span>
          {!isDue(card) && (
            <span data-line>
              <Waiting card={card} />
            </span>
          )}
        </>
      }
      end={!phone && <LeadReach card={card} name={name} isShort />}
      act={
        phone ? (
          <CallFirst card={card} phone={phone} name={name} />
        ) : (
          <NextAct card={card} isQuiet={!isFirst} />
        )
      }
    >
      <Link
        to={`/portal/broker/leads${stageAddress({ show: card.column, q: card.seeker_name ?? undefined, member: undefined })}`}
      >
        {name}
      </Link>
    </Row>
  );
}

type CallFirstProps = { card: LeadCard; phone: string; name: string };

/** A follow-up is a call; what else is next has room beside it on a desk. */
function CallFirst({ card, phone, name }: CallFirstProps) {
  const { t } = useLingui();
  return (
    <>
      <Box visibleFrom="xs">
        <NextAct card={card} isQuiet />
      </Box>
      <Button
        component="a"
        href={`tel:${phoneOf(phone)}`}
        size="sm"
        leftSection={<IconPhone size={16} aria-hidden />}
        aria-label={t`Call ${name}`}
      >
        <Trans>Call</Trans>
      </Button>
    </>
  );
}

/** Without its documents a broker cannot go on: it leads to where the file is dropped. */
function DocumentRow({ need: { kind, state, day } }: { need: DocumentNeed }) {
  const { i18n, t } = useLingui();
  const name = i18n._(documentLabels[kind]);
  const until = day ? formatDate(day) : '';
  const details = {
    missing: t`Needed`,
    expired: t`Expired on ${until}`,
    'ends-soon': t`Ends on ${until}`,
  };
  return (
    <Row
      icon={<IconFileText size={20} />}
      detail={details[state]}
      isUrgent={state !== 'ends-soon'}
      act={
        <Button
          component={Link}
          to={`/portal/broker/documents#${kind}`}
          variant="light"
          size="sm"
          aria-label={t`Upload: ${name}`}
        >
          <Trans>Upload</Trans>
        </Button>
      }
    >
      {name}
    </Row>
  );
}

function LeadIcon({ card }: { card: LeadCard }) {
  if (isDue(card)) return <IconBell size={20} />;
  if (card.application) return <IconFileText size={20} />;
  return card.visit ? <IconCalendar size={20} /> : <IconMessage size={20} />;
}

/** The reminder that is due, else what was asked for. */
function What({ card }: { card: LeadCard }) {
  const { t } = useLingui();
  const { visit, application, reminder_on: day, reminder_note: note } = card;
  if (day !== null && isDue(card)) {
    const date = formatDate(day);
    if (day === clock.today()) return note ? t`Follow up: ${note}` : t`Follow up`;
    return note ? t`Follow up since ${date}: ${note}` : t`Follow up since ${date}`;
  }
  if (visit?.awaiting === 'lister') {
    const time = visitTime(visit.scheduled_date, visit.slot);
    return <Trans>Visit on {time}</Trans>;
  }
  if (application) {
    const moveIn = formatDate(application.move_in_date);
    return <Trans>Moving in on {moveIn}</Trans>;
  }
  return <Trans>New lead</Trans>;
}
